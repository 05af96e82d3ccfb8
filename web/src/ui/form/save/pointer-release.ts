/**
 * Resolves when no pointer button is pressed and the click has fired: an error message that moves the button
 * during a press would lose the click.
 */
export const pointerReleased = (): Promise<void> =>
  new Promise(resolve => {
    if (isPressed) waiting.push(resolve)
    else resolve()
  })

let isPressed = false
const waiting: (() => void)[] = []

const pressed = () => {
  isPressed = true
}
const released = () => {
  isPressed = false
  // The click fires right after.
  setTimeout(() => {
    for (const resolve of waiting.splice(0)) resolve()
  })
}
globalThis.addEventListener?.('pointerdown', pressed, true)
globalThis.addEventListener?.('pointerup', released, true)
globalThis.addEventListener?.('pointercancel', released, true)
