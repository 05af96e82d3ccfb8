/**
 * Resolves when no pointer button is pressed and the click has happened. An error message may move the button below its
 * field; if that happens during the press, the click is lost.
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
  // The click comes right after.
  setTimeout(() => {
    for (const resolve of waiting.splice(0)) resolve()
  })
}
globalThis.addEventListener?.('pointerdown', pressed, true)
globalThis.addEventListener?.('pointerup', released, true)
globalThis.addEventListener?.('pointercancel', released, true)
