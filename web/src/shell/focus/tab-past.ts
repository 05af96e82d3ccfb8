import type { KeyboardEvent } from 'react'
import { enterField } from './enter-field.ts'
import { focusableAfter } from './focusable.ts'

/** Tab leads to what is reached after all of `element`, past buttons in it that are seldom wanted. Shift-Tab leads back to them. */
export function tabPast(event: KeyboardEvent, element: Element): void {
  if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  const next = focusableAfter(element)
  if (!next) return
  event.preventDefault()
  enterField(next)
}
