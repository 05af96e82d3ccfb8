import type { Locator, Page } from '@playwright/test'

/** The records of the list on the page: rows of its table, or cards. */
export const rows = (page: Page): Locator => page.locator('[data-row]')

/** Their ids, in the order in which they stand. */
export const rowIds = (page: Page): Promise<(string | undefined)[]> =>
  rows(page).evaluateAll(all => all.map(row => (row as HTMLElement).dataset.row))
