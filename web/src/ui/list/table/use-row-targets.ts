import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/**
 * A click anywhere on a row or card follows its link; with Ctrl or the middle button in a new tab. Controls
 * inside and text selection are excluded. Screen readers only see the link.
 */
export function useRowTargets(root: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const element = root.current
    if (!element) return
    const leaving = new AbortController()
    const on = (name: 'click' | 'auxclick' | 'mousedown' | 'mouseover', act: (event: MouseEvent) => void) =>
      element.addEventListener(name, act, { signal: leaving.signal })
    on('click', event => {
      const link = linkOf(event)
      if (!link || isSelecting()) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) openInNewTab(link)
      else link.click()
    })
    on('auxclick', event => {
      const link = event.button === 1 && linkOf(event)
      if (link) openInNewTab(link)
    })
    // Prevents scrolling by the middle button.
    on('mousedown', event => {
      if (event.button === 1 && linkOf(event)) event.preventDefault()
    })
    let hovered: HTMLAnchorElement | undefined
    let resting: ReturnType<typeof setTimeout> | undefined
    on('mouseover', event => {
      const link = linkOf(event)
      if (link === hovered) return
      hovered = link
      clearTimeout(resting)
      if (link) resting = setTimeout(() => preload(link), restingMs)
    })
    const preload = ({ pathname }: HTMLAnchorElement) =>
      // The router's static types exclude paths built at runtime.
      router.preloadRoute({ to: pathname } as unknown as { to: '/' }).catch(() => {})
    return () => {
      leaving.abort()
      clearTimeout(resting)
    }
  }, [root, router])
}

/** Hover delay before prefetching a row's page. */
const restingMs = 100

const openInNewTab = (link: HTMLAnchorElement) => window.open(link.href, '_blank', 'noopener')

/** The link of the row under the pointer, unless a control is there. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  if (!(target instanceof Element) || target.closest(controls)) return undefined
  return target.closest('[data-row]')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? undefined
}

const controls = 'a, button, input, label, select, textarea, summary, [role=button], [role=menu]'

const isSelecting = () => window.getSelection()?.toString().trim() !== ''
