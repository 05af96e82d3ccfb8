import { useEffect } from 'react'

/**
 * Notices cover the page's buttons: a press goes through a notice and dismisses it, and it fades under the
 * mouse.
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

const isOnLink = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('.rb-notice :is(a, button)') !== null

function isUnder(notice: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = notice.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
