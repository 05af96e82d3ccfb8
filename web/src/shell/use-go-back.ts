import { useRouter } from '@tanstack/react-router'
import { useGo } from './use-go.ts'

/** Goes to the given path if the page was opened directly. */
export function useGoBack(otherwise: string): () => void {
  const router = useRouter()
  const go = useGo()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void go(otherwise, { replace: true })
  }
}
