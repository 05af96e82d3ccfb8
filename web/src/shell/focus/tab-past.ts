import type { KeyboardEvent } from 'react'
import { enterField } from './enter-field.ts'
import { focusableAfter } from './focusable.ts'

/** Tab skips the rest of `element`, such as rarely used buttons; Shift-Tab reaches them. */
export function tabPast(event: KeyboardEvent, element: Element): void {
  if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  const next = focusableAfter(element)
  if (!next) return
  event.preventDefault()
  enterField(next)
}
