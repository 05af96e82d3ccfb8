import { useNavigate } from '@tanstack/react-router'
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
