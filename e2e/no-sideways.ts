import { expect, type Page } from '@playwright/test'

/** How many pixels the page is wider than the window; none where it fits. */
export const overWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Nothing of the page is beyond the window, once a change of its width has been drawn. */
export const expectNoSideways = (page: Page, what?: string): Promise<void> =>
  expect.poll(() => overWidth(page), what ? { message: what } : {}).toBeLessThanOrEqual(0)
