import { useEffect } from 'react'
import { isPaletteOpen } from '../palette/palette-open.ts'
import { isKeysHelpOpen } from './keys-help-open.ts'

/**
 * Ctrl or Cmd with K, and the question mark. Lists handle their own keys. Active from the first paint: what
 * they open may still be loading, and opens when it is ready.
 */
export function useGlobalKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        isPaletteOpen.set(!isPaletteOpen.get())
      }
      if (event.key === '?' && !isTyping(event.target)) {
        event.preventDefault()
        isKeysHelpOpen.set(true)
      }
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
