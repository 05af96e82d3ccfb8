import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

interface How {
  /** The page that one leaves does not stay in the history. */
  replace?: boolean
  search?: object | ((now: Record<string, unknown>) => object)
  state?: object
  resetScroll?: boolean
  /** What the form has that no draft holds is kept for it: it need not ask. */
  ignoreBlocker?: boolean
}

/** Goes to a path of ours that is put together while the app runs; the router's own `navigate` wants it known by heart. */
export function useGo(): (to: string, how?: How) => Promise<void> {
  const navigate = useNavigate()
  return useCallback((to, how) => navigate({ to, ...how } as unknown as { to: string }), [navigate])
}
