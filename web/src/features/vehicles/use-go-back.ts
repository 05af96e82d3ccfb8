import { useRouter } from '@tanstack/react-router'

/** Back to where the user came from; to the list when the form was opened by its address. */
export function useGoBack(list: string): () => void {
  const router = useRouter()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: list as '/' })
  }
}
