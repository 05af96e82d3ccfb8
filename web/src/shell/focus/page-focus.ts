import { useEffect, useRef } from 'react'
import { firstField } from './focusable.ts'

// A page opened by its address starts at its top, like any web page.
let focusedPath = window.location.pathname

/** The heading takes the focus on navigation. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { pathname } = window.location
    if (pathname === focusedPath) return
    focusedPath = pathname
    if (!isTaken()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** The first field takes the focus as soon as it exists. */
export function useFirstFieldFocus(isReady: boolean) {
  useEffect(() => {
    if (!isReady || document.activeElement?.matches('main form *')) return
    firstField(document.querySelector('main form'))?.focus({ preventScroll: true })
  }, [isReady])
}

/** By a field of the page or a dialog. */
const isTaken = (): boolean =>
  document.activeElement?.matches('[role=dialog] *, dialog *, main form *') ?? false
