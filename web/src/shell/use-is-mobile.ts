import { useSyncExternalStore } from 'react'

/** The specification's breakpoints, in CSS pixels. */
const breakpoints = { xs: 300, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const

const narrow = () => window.matchMedia(`(max-width: ${breakpoints.lg - 0.02}px)`)

/** Below 992: six menu groups do not fit. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    listener => {
      const media = narrow()
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => narrow().matches,
  )
}
