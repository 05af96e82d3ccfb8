import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { readTab, writeTab } from '#web/api/tab-storage.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstFocusable } from '#web/shell/focus/focusable.ts'

interface Left {
  /** The history entry of the list. */
  entry: string
  row: string
  /** Offset from the top of the viewport. */
  top: number
}

/**
 * Going back to a list restores the position of the opened row, even if the rows must load first; the router
 * only restores the scroll position if the content renders at once.
 */
export function useReturnToRow(root: RefObject<HTMLElement | null>, storageName: string, hasRows: boolean) {
  // Read lazily, so that a list being opened does not re-render for the next URL.
  const router = useRouter()
  const isDone = useRef(false)
  const name = `row.${storageName}`
  const [opened] = useState(() => {
    const last = readTab<Left>(name)
    return last?.entry === entryOf(router) ? last : undefined
  })

  useLayoutEffect(() => {
    if (!hasRows || isDone.current || !root.current) return
    isDone.current = true
    if (!opened) return
    const row = root.current.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened.row)}"]`)
    if (!row) return
    row.setAttribute('data-last', '')
    focusSoon(() => row.querySelector<HTMLElement>('[data-row-link]') ?? firstFocusable(row))
    const restore = () =>
      window.scrollBy({ top: row.getBoundingClientRect().top - opened.top, behavior: 'instant' })
    restore()
    // Again, after the router's own attempt.
    requestAnimationFrame(restore)
  }, [hasRows, opened, root])

  const onLeave = useCallback(
    (row: HTMLElement) => {
      const { top } = row.getBoundingClientRect()
      writeTab(name, { entry: entryOf(router), row: row.dataset.row ?? '', top } satisfies Left)
    },
    [name, router],
  )
  return {
    /** The key of the row. */
    returnsTo: opened?.row,
    /** Call when a row's link is followed. */
    onLeave,
  }
}

const entryOf = ({ state }: ReturnType<typeof useRouter>) => state.location.state.__TSR_key ?? ''
