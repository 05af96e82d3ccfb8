import { type FieldBefore, fieldBefore } from './field-before.ts'
import { scanKeys } from './scan-keys.ts'
import { type Scan, type ScanHandler, scanHandler } from './scans.ts'

/**
 * Detects a scanner that acts as a keyboard, wherever the focus is. A person's keys are left alone, and so
 * is a scan without a handler: it stays typed text, with its Enter.
 */
export function listenForScans(): () => void {
  const press = scanKeys()
  let before: FieldBefore | undefined
  let handler: ScanHandler | undefined
  const pressed = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
    const { code, shiftKey, timeStamp } = event
    const meaning = press({ key: isPlain ? event.key : '', code, at: timeStamp, isShifted: shiftKey })
    if (meaning === 'first') {
      before = fieldBefore(event.target)
      handler = before?.keepsScans || isDialogOpen() ? undefined : scanHandler(before !== undefined)
    }
    if (!meaning || !handler) return
    // Must not trigger shortcuts or press the focused button.
    if (meaning === 'more' && !before) stop(event)
    if (typeof meaning === 'string') return
    stop(event)
    void handler.handle(scanOf(meaning.scan, before))
  }
  window.addEventListener('keydown', pressed, true)
  return () => window.removeEventListener('keydown', pressed, true)
}

const scanOf = (text: string, field: FieldBefore | undefined): Scan => ({
  text,
  from: document.activeElement,
  ...(field && { field }),
})

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const isDialogOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], dialog[open]')].some(dialog =>
    dialog.checkVisibility(),
  )
