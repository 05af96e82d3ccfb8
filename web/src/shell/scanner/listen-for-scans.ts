import { type FieldBefore, fieldBefore } from './field-before.ts'
import { scanKeys } from './scan-keys.ts'
import { type ScanHandler, scanHandler } from './scans.ts'

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
      const isInField = before !== undefined && before.scans !== 'never'
      handler = before?.scans === 'kept' || isDialogOpen() ? undefined : scanHandler(isInField)
    }
    if (!meaning || !handler) return
    // Must not trigger shortcuts or press the focused button.
    if (meaning === 'more' && !before) stop(event)
    if (typeof meaning === 'string') return
    stop(event)
    const isRefused = before?.scans === 'never'
    if (isRefused) before?.giveBack()()
    const field = before && !isRefused && { field: before }
    void handler.handle({ ...meaning, from: document.activeElement, ...field })
  }
  window.addEventListener('keydown', pressed, true)
  return () => window.removeEventListener('keydown', pressed, true)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const isDialogOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], dialog[open]')].some(dialog =>
    dialog.checkVisibility(),
  )
