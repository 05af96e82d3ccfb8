import { focusSoon } from '../focus/focus-soon.ts'
import { firstField } from '../focus/focusable.ts'

/** A field that is typed into, with what it had then. */
export interface FieldBefore {
  element: HTMLInputElement | HTMLTextAreaElement | HTMLElement
  /** Scans are what it is for. */
  keepsScans: boolean
  /** Puts back what it had. What is answered puts the focus back too, when the scan has done what it does. */
  giveBack: () => () => void
}

const notTyped = /^(checkbox|radio|button|submit|reset|file|range|color|image)$/

/** None where the focus is on a button, a link, a checkbox or nothing. */
export function fieldBefore(target: EventTarget | null): FieldBefore | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  if (target.isContentEditable || target instanceof HTMLSelectElement)
    return { element: target, keepsScans: true, giveBack: () => () => {} }
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !notTyped.test(target.type) && !target.readOnly)
  if (!isText) return undefined
  const { value, selectionStart, selectionEnd } = target
  return {
    element: target,
    keepsScans: target.type === 'search',
    giveBack() {
      const line = target.closest('tr')
      // React hears of a value that was set past it.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')
      own?.set?.call(target, value)
      target.dispatchEvent(new Event('input', { bubbles: true }))
      // What is typed stays in a field until it is left, whatever the scan makes of its value.
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
