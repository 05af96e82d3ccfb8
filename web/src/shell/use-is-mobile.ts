import { useSyncExternalStore } from 'react'

/** The specification's breakpoints, in CSS pixels. */
const breakpoints = { xs: 300, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const

/** Six menu groups need 992. */
export const useIsMobile = narrowerThan(breakpoints.lg)

/** Rows are shown as cards. */
export const useIsPhone = narrowerThan(breakpoints.md)

/** Related columns are merged. */
export const useIsBelowXxl = narrowerThan(breakpoints.xxl)

/** Wide tables stack two columns. */
export const useIsBelowWide = narrowerThan(1800)

function narrowerThan(width: number): () => boolean {
  const media = () => window.matchMedia(`(max-width: ${width - 0.02}px)`)
  const follow = (listener: () => void) => {
    const followed = media()
    followed.addEventListener('change', listener)
    return () => followed.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(follow, () => media().matches)
}
