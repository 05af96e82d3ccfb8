import { isPaletteOpen } from './palette-open.ts'

let typed = ''

/** Keys that are pressed after the palette was opened and before its code is there, as on a slow connection, are kept for it. */
export function keepEarlyTyping(): () => void {
  return isPaletteOpen.subscribe(() => (isPaletteOpen.get() ? begin() : end()))
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
  // Whoever presses something else does not wait for the palette.
  window.addEventListener('pointerdown', end, { capture: true })
}

function end() {
  window.removeEventListener('keydown', keep, { capture: true })
  window.removeEventListener('pointerdown', end, { capture: true })
}

function keep(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.key === 'Escape') isPaletteOpen.set(false)
  else if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if (event.key.length === 1) typed += event.key
}
