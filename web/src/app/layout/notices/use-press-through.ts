import { useEffect } from 'react'

/**
 * Notices stand where the page has its buttons. A press goes through one to what lies below it and takes it away; under
 * a moving mouse it fades, so that one sees what is pressed.
 */
export function usePressThrough(takeAway: (key: string) => void): void {
  useEffect(() => {
    const leaving = new AbortController()
    const on = (name: 'pointerdown' | 'pointermove', act: (event: PointerEvent) => void) =>
      window.addEventListener(name, act, { capture: true, passive: true, signal: leaving.signal })
    on('pointerdown', event => {
      if (isOnLink(event)) return
      for (const notice of notices()) if (isUnder(notice, event)) takeAway(notice.id)
    })
    on('pointermove', event => {
      if (event.pointerType !== 'mouse') return
      for (const notice of notices())
        notice.toggleAttribute('data-faded', isUnder(notice, event) && !isOnLink(event))
    })
    return () => leaving.abort()
  }, [takeAway])
}

const notices = () => document.querySelectorAll<HTMLElement>('.rb-notice')

/** The one thing on a notice that can be pressed itself. */
const isOnLink = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('.rb-notice :is(a, button)') !== null

function isUnder(notice: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = notice.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
