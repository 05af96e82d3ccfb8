import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

interface How {
  /** The current page does not stay in the history. */
  replace?: boolean
  search?: object | ((now: Record<string, unknown>) => object)
  state?: object
  resetScroll?: boolean
  /** Form data that is not in the draft is kept separately, so no question is needed. */
  ignoreBlocker?: boolean
}

/** Navigates to a path that is built at runtime; the router's own `navigate` needs static types. */
export function useGo(): (to: string, how?: How) => Promise<void> {
  const navigate = useNavigate()
  return useCallback((to, how) => navigate({ to, ...how } as unknown as { to: string }), [navigate])
}

/** The same for what opens a form: while the next page is on its way, a further press does nothing. */
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
