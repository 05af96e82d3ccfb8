import { useSyncExternalStore } from 'react'

/** The specification's breakpoints, in CSS pixels. */
const breakpoints = { xs: 300, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const

/** Below 992: six menu groups do not fit. */
export const useIsMobile = narrowerThan(breakpoints.lg)

/** Below 768: rows are read as cards. */
export const useIsPhone = narrowerThan(breakpoints.md)

/** Below 1600: columns that belong together are one. */
export const useIsBelowXxl = narrowerThan(breakpoints.xxl)

/** Below 1800: a table with many columns writes two of them below each other. */
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
