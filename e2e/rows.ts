import type { Locator, Page } from '@playwright/test'

/** The records of a list: table rows or cards. */
export const rows = (page: Page): Locator => page.locator('[data-row]')

export const rowIds = (page: Page): Promise<(string | undefined)[]> =>
  rows(page).evaluateAll(all => all.map(row => (row as HTMLElement).dataset.row))
