import type { Page } from '@playwright/test'

export function countedKeys(page: Page) {
  let count = 0
  return {
    count: () => count,
    press: async (key: string) => {
      count += 1
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      count += text.length
      await page.keyboard.type(text)
    },
  }
}
