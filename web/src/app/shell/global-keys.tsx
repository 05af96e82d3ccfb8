import { lazy, Suspense, useEffect } from 'react'
import { useStore } from '#web/shell/store.ts'
import { isKeysHelpOpen } from './keys-help-open.ts'
import { isPaletteOpen } from './palette-open.ts'

const KeysHelp = lazy(() => import('./keys-help.tsx'))

/** Ctrl or Cmd with K, and the question mark. A list's own keys are the list's. */
export function GlobalKeys() {
  const isOpen = useStore(isKeysHelpOpen)
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
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <KeysHelp />
    </Suspense>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
