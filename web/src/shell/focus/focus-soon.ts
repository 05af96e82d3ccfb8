import { fieldAfter } from './focusable.ts'

/**
 * Puts the focus where a person goes on, once what they did is drawn: `focusSoon(() => firstField(rows.current))`.
 * Where nothing is found it stays where it is.
 */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus())
}

/** An option was picked: on to the next field. Where the pick has put another control there, that one has its own say. */
export function focusNextField(): void {
  const from = document.activeElement
  focusSoon(() => (from?.isConnected ? fieldAfter(from) : undefined))
}
