import { useSyncExternalStore } from 'react'

/** Whether the pointer is a finger; changes when a tablet gets a mouse. */
export const useIsTouched = following('(pointer: coarse)')

/** Whether the user prefers reduced motion. */
export const useIsStill = following('(prefers-reduced-motion: reduce)')

function following(query: string): () => boolean {
  const media = window.matchMedia(query)
  const follow = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(follow, () => media.matches)
}
