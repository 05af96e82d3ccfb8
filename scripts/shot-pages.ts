import type { Page } from 'playwright-core'

export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('E-mail').fill(`${account}@rigbay.test`)
  await page.getByLabel('Password', { exact: true }).fill('rigbay-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('banner').waitFor()
}

/** Replaces `{id}` by the id of the first record of the list. */
export async function resolve(page: Page, path: string): Promise<string> {
  if (!path.includes('{id}')) return path
  const list = path.slice(0, path.indexOf('/{id}'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(list)
  const link = page.locator(`a[href^="${list}/"]`).filter({ visible: true })
  await link.first().waitFor()
  const hrefs = await link.evaluateAll(links => links.map(anchor => anchor.getAttribute('href') ?? ''))
  const id = hrefs.map(href => new RegExp(`^${list}/(\\d+)`).exec(href)?.[1]).find(Boolean)
  return path.replace('{id}', id ?? '1')
}
