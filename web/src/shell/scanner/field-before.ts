import { focusSoon } from '../focus/focus-soon.ts'
import { firstField } from '../focus/focusable.ts'

/** A field, with its value at that time. */
export interface FieldBefore {
  element: HTMLInputElement | HTMLTextAreaElement | HTMLElement
  /** `tried`: its own unless a form takes it. */
  scans: 'kept' | 'tried' | 'never'
  /** Restores the value; the result restores the focus, after the scan was handled. */
  giveBack: () => () => void
}

const notTyped = /^(checkbox|radio|button|submit|reset|file|range|color|image)$/

/** Undefined if the focus is on a button, link, checkbox or nothing. */
export function fieldBefore(target: EventTarget | null): FieldBefore | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  if (target.isContentEditable || target instanceof HTMLSelectElement)
    return { element: target, scans: 'kept', giveBack: () => () => {} }
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !notTyped.test(target.type) && !target.readOnly)
  if (!isText) return undefined
  const { value, selectionStart, selectionEnd } = target
  return {
    element: target,
    scans: target.closest('[data-never-scanned]') ? 'never' : target.type === 'search' ? 'kept' : 'tried',
    giveBack() {
      const line = target.closest('tr')
      // React notices only a value set by the native setter.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')
      own?.set?.call(target, value)
      target.dispatchEvent(new Event('input', { bubbles: true }))
      // Fields keep what is typed until they lose the focus.
      target.blur()
      return () => {
        if (document.activeElement !== document.body) return
        if (!target.isConnected) return focusSoon(() => firstField(line))
        target.focus()
        target.setSelectionRange(selectionStart, selectionEnd)
      }
    },
  }
}
