import { isPaletteOpen } from './palette-open.ts'

let typed = ''

/** Keys pressed between opening the palette and the loading of its code are kept for it. */
export function captureEarlyTyping(): () => void {
  const unsubscribe = isPaletteOpen.subscribe(() => (isPaletteOpen.get() ? begin() : end()))
  return () => {
    unsubscribe()
    end()
  }
}

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

/** A press elsewhere cancels opening. */
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
