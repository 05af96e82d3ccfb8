import { expect, type Page } from '@playwright/test'

export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const expectNoOverflow = (page: Page, what?: string): Promise<void> =>
  expect.poll(() => horizontalOverflow(page), what ? { message: what } : {}).toBeLessThanOrEqual(0)
