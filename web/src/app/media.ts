import { useSyncExternalStore } from 'react'

/** Follows changes, such as a tablet getting a mouse. */
export const useIsTouched = following('(pointer: coarse)')

export const useIsStill = following('(prefers-reduced-motion: reduce)')

function following(query: string): () => boolean {
  const media = window.matchMedia(query)
  const follow = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(follow, () => media.matches)
}
