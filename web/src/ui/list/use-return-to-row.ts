import { useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { readTab, writeTab } from '#web/api/tab-storage.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstFocusable } from '#web/shell/focus/focusable.ts'

interface Left {
  /** The history entry of the list. */
  entry: string
  row: string
  /** The row's position on the screen. */
  top: number
}

/**
 * Going back to a list restores the position of the opened row, even if the rows must be fetched again.
 * The router only restores the scroll position if the content is there at once.
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
    focusSoon(() => row.querySelector<HTMLElement>('[data-row-link]') ?? firstFocusable(row))
    const restore = () =>
      window.scrollBy({ top: row.getBoundingClientRect().top - left.top, behavior: 'instant' })
    restore()
    // Again after the router's own attempt.
    requestAnimationFrame(restore)
  }, [entry, hasRows, name, root])

  /** Called when a row's link is followed. */
  return (row: HTMLElement) => {
    const left: Left = { entry, row: row.dataset.row ?? '', top: row.getBoundingClientRect().top }
    writeTab(name, left)
  }
}
