import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
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
  // Asked for when it is needed: a list that is being left need not be drawn again for the address that comes.
  const router = useRouter()
  const isDone = useRef(false)
  const name = `row.${storageName}`
  const [left] = useState(() => {
    const last = readTab<Left>(name)
    return last?.entry === entryOf(router) ? last : undefined
  })

  useLayoutEffect(() => {
    if (!hasRows || isDone.current || !root.current) return
    isDone.current = true
    if (!left) return
    const row = root.current.querySelector<HTMLElement>(`[data-row="${CSS.escape(left.row)}"]`)
    if (!row) return
    row.setAttribute('data-last', '')
    focusSoon(() => row.querySelector<HTMLElement>('[data-row-link]') ?? firstFocusable(row))
    const restore = () =>
      window.scrollBy({ top: row.getBoundingClientRect().top - left.top, behavior: 'instant' })
    restore()
    // Again after the router's own attempt.
    requestAnimationFrame(restore)
  }, [hasRows, left, root])

  const onLeave = useCallback(
    (row: HTMLElement) => {
      const { top } = row.getBoundingClientRect()
      writeTab(name, { entry: entryOf(router), row: row.dataset.row ?? '', top } satisfies Left)
    },
    [name, router],
  )
  return {
    /** The key of the row. */
    returnsTo: left?.row,
    /** Called when a row's link is followed. */
    onLeave,
  }
}

const entryOf = ({ state }: ReturnType<typeof useRouter>) => state.location.state.__TSR_key ?? ''
