import { useEffect } from 'react'
import { captureEarlyTyping } from '../palette/early-typing.ts'
import { isPaletteOpen } from '../palette/palette-open.ts'
import { isKeysHelpOpen } from './keys-help-open.ts'

/**
 * Ctrl or Cmd with K, the question mark, and n for a notice's link. Lists handle their own keys. Active from
 * the first paint, while the code may still load.
 */
export function useGlobalKeys(): void {
  useEffect(captureEarlyTyping, [])
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
      if (event.key === 'n' && !isHeld(event) && !isTyping(event.target))
        [...document.querySelectorAll<HTMLElement>('.rb-notice :is(a, button)')].at(-1)?.focus()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}

const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
