import { type RefObject, useEffect } from 'react'

/**
 * j and k move between the rows' links, `/` focuses the search box, x selects the row. Ignored while typing
 * or in a dialog.
 */
export function useListKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || isDialogOpen() || !root.current) return
      if (event.key === '/') {
        const box = root.current.querySelector<HTMLInputElement>('.rb-list-search input')
        if (!box) return
        event.preventDefault()
        box.focus()
        box.select()
      }
      if (event.key === 'x') tick()
      if (event.key === 'j' || event.key === 'k') step(root.current, event.key === 'j' ? 1 : -1)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [root])
}

const tick = () =>
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLInputElement>('.rb-tick input')?.click()

function step(root: HTMLElement, by: 1 | -1): void {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')]
  const current = rows.findIndex(row => row.contains(document.activeElement) || row.hasAttribute('data-last'))
  const next = rows[current < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, current + by))]
  for (const row of rows) row.removeAttribute('data-last')
  const target =
    next?.querySelector<HTMLElement>('[data-row-link]') ??
    next?.querySelector<HTMLElement>('a, button') ??
    next
  target?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'combobox')

const isDialogOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]')].some(dialog => dialog.offsetParent !== null)
