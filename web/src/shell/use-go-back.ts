import { useRouter } from '@tanstack/react-router'

/** Back to where the user came from; to the given path when the page was opened by its address. */
export function useGoBack(otherwise: string): () => void {
  const router = useRouter()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: otherwise as '/', replace: true })
  }
}
