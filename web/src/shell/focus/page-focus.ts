import { useEffect, useRef } from 'react'
import { firstField } from './focusable.ts'

// A page that is opened by its address begins at its top, as every page of the web does.
let focusedPath = window.location.pathname

/** For the heading of a page: it takes the focus when one comes to the page. */
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

/** For a page that is for typing: its first field takes the focus as soon as there is one. */
export function useFirstFieldFocus(isReady: boolean) {
  useEffect(() => {
    if (!isReady || document.activeElement?.matches('main form *')) return
    firstField(document.querySelector('main form'))?.focus({ preventScroll: true })
  }, [isReady])
}

/** By a field of the page or by a dialog over it. */
const isTaken = (): boolean =>
  document.activeElement?.matches('[role=dialog] *, dialog *, main form *') ?? false
