import { isPaletteOpen } from './palette-open.ts'

let typed = ''

/** Keys that are pressed after the palette was opened and before its code is there, as on a slow connection, are kept for it. */
export function keepEarlyTyping(): () => void {
  const unsubscribe = isPaletteOpen.subscribe(() => (isPaletteOpen.get() ? begin() : end()))
  return () => {
    unsubscribe()
    end()
  }
}

/** What was typed so far, for the field that has the focus now and hears the next keys itself. */
export function takeEarlyTyping(): string {
  end()
  const early = typed
  typed = ''
  return early
}

function begin() {
  typed = ''
  window.addEventListener('keydown', keep, { capture: true })
  window.addEventListener('pointerdown', close, { capture: true })
}

function end() {
  window.removeEventListener('keydown', keep, { capture: true })
  window.removeEventListener('pointerdown', close, { capture: true })
}

/** Whoever presses something else does not wait for the palette. */
function close() {
  isPaletteOpen.set(false)
}

function keep(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.key === 'Escape') close()
  else if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if (event.key.length === 1) typed += event.key
}
