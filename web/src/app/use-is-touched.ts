import { useSyncExternalStore } from 'react'

const coarse = window.matchMedia('(pointer: coarse)')

/** Whether the pointer is a finger: a tablet that is given a mouse changes its mind. */
export const useIsTouched = (): boolean => useSyncExternalStore(follow, () => coarse.matches)

function follow(listener: () => void): () => void {
  coarse.addEventListener('change', listener)
  return () => coarse.removeEventListener('change', listener)
}
