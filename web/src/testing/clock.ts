import { vi } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * From now on time passes by `vi.advanceTimersByTime`, for what waits; drawing goes on. Each look for an element that is
 * not there yet lets a twentieth of a second pass too.
 */
export const stopClock = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })

/** Types within one moment of a stopped clock. */
export function typeAtOnce(field: Locator, text: string): void {
  const input = field.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
