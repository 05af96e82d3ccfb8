import { type RefObject, useEffect } from 'react'

/** Text that is cut off in a cell is shown in full when the pointer rests on it. */
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

/** By the cell, or by a button in it, which cuts its own text. */
const isCut = (cell: HTMLElement) =>
  [cell, ...cell.querySelectorAll('button')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
