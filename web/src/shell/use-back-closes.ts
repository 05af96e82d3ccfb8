import { useLayoutEffect, useRef } from 'react'
import { closedByBack } from './overlay-history.ts'

/** Back closes it like its close button, which may ask first or stay. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => (isOpen ? closedByBack(() => latest.current()) : undefined), [isOpen])
}
