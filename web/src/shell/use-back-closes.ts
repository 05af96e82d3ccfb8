import { useLayoutEffect, useRef } from 'react'
import { closedByBack } from './overlay-history.ts'

/** What lies over the page is closed by Back, as it is by its cross: it may ask first, or stay. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => (isOpen ? closedByBack(() => latest.current()) : undefined), [isOpen])
}
