import { enterField } from './enter-field.ts'
import { fieldAfter } from './focusable.ts'

/**
 * Focuses after the next render: `focusSoon(() => firstField(rows.current))`. Without a result the focus
 * stays.
 */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => enterField(find()))
}

/** After an option was chosen. If that rendered another control, it focuses itself. */
export function focusNextField(): void {
  const from = document.activeElement
  focusSoon(() => (from?.isConnected ? fieldAfter(from) : undefined))
}

const patienceMs = 2000

/** The same for what renders later, such as an error; cancelled if the user acts first. */
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

/** Runs after the next render, unless the user acts first. */
export function soonUnlessActed(act: () => void): void {
  const given = untilActed()
  requestAnimationFrame(() => {
    if (given.signal.aborted) return
    given.abort()
    act()
  })
}

/** Aborts on the next key or press. */
export function untilActed(): AbortController {
  const given = new AbortController()
  const { signal } = given
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, () => given.abort(), { signal, capture: true })
  return given
}
