import { type RefObject, useEffect } from 'react'

/** Shows truncated cell text in full on hover. */
export function useCutText(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    const entered = ({ target }: MouseEvent) => {
      const cell =
        target instanceof Element && target.closest<HTMLElement>('.rb-cell-first, .rb-cell-subtitle')
      if (cell) cell.title = isCut(cell) ? (cell.textContent ?? '') : ''
    }
    element?.addEventListener('mouseover', entered)
    return () => element?.removeEventListener('mouseover', entered)
  }, [root])
}

/** Truncated by the cell or by a button in it. */
const isCut = (cell: HTMLElement) =>
  [cell, ...cell.querySelectorAll('button')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
