import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

interface How {
  replace?: boolean
  search?: object | ((now: Record<string, unknown>) => object)
  state?: object
  resetScroll?: boolean
  /** The form's data is stored elsewhere, so leaving asks nothing. */
  ignoreBlocker?: boolean
}

/** For paths built at runtime; the router's `navigate` needs static types. */
export function useGo(): (to: string, how?: How) => Promise<void> {
  const navigate = useNavigate()
  return useCallback((to, how) => navigate({ to, ...how } as unknown as { to: string }), [navigate])
}

/** For opening a form: further presses do nothing while the page loads. */
export function useGoOnce(): ReturnType<typeof useGo> {
  const go = useGo()
  const router = useRouter()
  return useCallback(
    async (to, how) => {
      if (router.state.status !== 'pending') await go(to, how)
    },
    [go, router],
  )
}
