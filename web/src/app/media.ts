import { useSyncExternalStore } from 'react'

/** Whether the pointer is a finger: a tablet that is given a mouse changes its mind. */
export const useIsTouched = following('(pointer: coarse)')

/** Whether nothing is to move. */
export const useIsStill = following('(prefers-reduced-motion: reduce)')

function following(query: string): () => boolean {
  const media = window.matchMedia(query)
  const follow = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(follow, () => media.matches)
}
