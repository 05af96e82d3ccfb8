import { expect, type Page } from '@playwright/test'

interface Typing {
  /** Milliseconds between keys. */
  every?: number
  enter?: boolean
}

/** Types with explicit timestamps, so that a busy machine does not slow down a scanner. */
export async function typeTimed(page: Page, text: string, { every = 8, enter = true }: Typing = {}) {
  const keyboard = await page.context().newCDPSession(page)
  // Separate from keys typed before.
  let timestamp = Date.now() / 1000 + 0.1
  const press = async (key: object) => {
    timestamp += every / 1000
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: undefined })
  }
  for (const key of text) await press({ key, text: key, code: codeOf(key) })
  if (enter) await press({ key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 })
  await keyboard.detach()
  await page.waitForTimeout(Math.max(0, timestamp * 1000 - Date.now()) + every)
}

export const scan = (page: Page, text: string) => typeTimed(page, text)

const codeOf = (key: string) =>
  /\d/.test(key) ? `Digit${key}` : /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : 'Minus'

/** Opens a page and waits for the scan listener, which loads after the first paint. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('main:not([aria-busy=true])')).toBeVisible()
  await expect.poll(() => capturesKeys(page)).toBe(true)
}

async function capturesKeys(page: Page): Promise<boolean> {
  const browser = await page.context().newCDPSession(page)
  const { result } = await browser.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await browser.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
  await browser.detach()
  return listeners.some(({ type, useCapture }) => type === 'keydown' && useCapture)
}
