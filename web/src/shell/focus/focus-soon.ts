import { enterField } from './enter-field.ts'
import { fieldAfter } from './focusable.ts'

/**
 * Puts the focus where a person goes on, once what they did is drawn: `focusSoon(() => firstField(rows.current))`.
 * Where nothing is found it stays where it is.
 */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => enterField(find()))
}

/** An option was picked: on to the next field. Where the pick has put another control there, that one has its own say. */
export function focusNextField(): void {
  const from = document.activeElement
  focusSoon(() => (from?.isConnected ? fieldAfter(from) : undefined))
}

const patienceMs = 2000

/** The same for what is drawn some moments later, such as the mark of an error; unless the person acts before. */
export function focusOnceThere(find: () => HTMLElement | null | undefined): void {
  const given = untilActed()
  const { signal } = given
  const until = performance.now() + patienceMs
  requestAnimationFrame(function look() {
    const found = signal.aborted ? undefined : find()
    found?.focus()
    if (found || performance.now() > until) given.abort()
    if (!signal.aborted) requestAnimationFrame(look)
  })
}

/** Does it once what led to it is drawn, unless the person acts before: who has gone elsewhere types on there. */
export function soonUnlessActed(act: () => void): void {
  const given = untilActed()
  requestAnimationFrame(() => {
    if (given.signal.aborted) return
    given.abort()
    act()
  })
}

/** Aborted by the person's next key or press. */
export function untilActed(): AbortController {
  const given = new AbortController()
  const { signal } = given
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, () => given.abort(), { signal, capture: true })
  return given
}
