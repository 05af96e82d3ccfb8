import { useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { readTab, writeTab } from '#web/api/tab-storage.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstFocusable } from '#web/shell/focus/focusable.ts'

interface Left {
  /** The entry of the history that the list was on. */
  entry: string
  row: string
  /** Where the row stood on the screen. */
  top: number
}

/**
 * Back to a list brings the row that was opened to where it stood, even when the rows have to be fetched again.
 * The router puts the scroll back only for what is there at once.
 */
export function useReturnToRow(root: RefObject<HTMLElement | null>, storageName: string, hasRows: boolean) {
  const entry = useLocation({ select: location => location.state.__TSR_key ?? '' })
  const isDone = useRef(false)
  const name = `row.${storageName}`

  useLayoutEffect(() => {
    if (!hasRows || isDone.current || !root.current) return
    isDone.current = true
    const left = readTab<Left>(name)
    if (!left || left.entry !== entry) return
    const row = root.current.querySelector<HTMLElement>(`[data-row="${CSS.escape(left.row)}"]`)
    if (!row) return
    row.setAttribute('data-last', '')
    focusSoon(() => firstFocusable(row))
    const restore = () =>
      window.scrollBy({ top: row.getBoundingClientRect().top - left.top, behavior: 'instant' })
    restore()
    // Once more after the router's own go.
    requestAnimationFrame(restore)
  }, [entry, hasRows, name, root])

  /** Said of a row whose link is followed. */
  return (row: HTMLElement) => {
    const left: Left = { entry, row: row.dataset.row ?? '', top: row.getBoundingClientRect().top }
    writeTab(name, left)
  }
}
