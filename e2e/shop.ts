import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

export const accounts = {
  superadmin: 'superadmin@rigbay.test',
  admin: 'admin@rigbay.test',
  mechanic: 'mechanic@rigbay.test',
  sales: 'sales@rigbay.test',
} as const

export type Account = keyof typeof accounts

export const password = 'rigbay-demo'
export const phoneScreen = { width: 360, height: 760 }

/** Signs in on the identity page, as a person does, and waits for home. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/')
  await page.getByLabel('E-mail').fill(accounts[account])
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** A second person at a machine of their own. */
export async function anotherPerson(
  browser: Browser,
  account: Account,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await signIn(page, account)
  return page
}
