import { expect, type Page } from '@playwright/test'
import { call } from './api-calls.ts'
import { phoneScreen, signIn, signInAtHome } from './shop.ts'
import { test } from './test.ts'

const updateNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'Rigbay was updated.' })

/** Makes the server return the index page of a newer build. */
async function upgrade(page: Page) {
  await page.route('**/', async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/\/assets\/app-[\w-]+\.js/, '/assets/app-newer.js')
    await route.fulfill({ response: answer, body })
  })
}

test('an open tab detects an upgrade when it reconnects, and reloads with its draft', async ({ page }) => {
  const lines: { close: () => Promise<void> }[] = []
  await page.routeWebSocket(/socket\.io/, line => {
    lines.push(line)
    line.connectToServer()
  })
  await signIn(page, 'admin')
  await call(page, 'DELETE', '/drafts/types-of-work.create')
  await page.goto('/type-of-work/create')
  await expect.poll(() => lines.length).toBe(1)
  await page.getByLabel('Name', { exact: true }).fill('Typed before the upgrade')
  await lines[0]!.close()
  await expect.poll(() => lines.length).toBe(2)
  await page.waitForLoadState('networkidle')
  await expect(updateNotice(page)).toHaveCount(0)

  await upgrade(page)
  const name = page.getByLabel('Name', { exact: true })
  const before = await name.boundingBox()
  await lines[1]!.close()
  await expect(updateNotice(page)).toBeVisible()
  expect((await name.boundingBox())!.y).toBe(before!.y)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed before the upgrade')
  await page.unroute('**/')
  await updateNotice(page).getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed before the upgrade')
  await expect(updateNotice(page)).toHaveCount(0)
  await call(page, 'DELETE', '/drafts/types-of-work.create')
})

test('on a phone a page whose code no longer exists offers a reload, without reloading by itself', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen)
  await signInAtHome(page, 'admin')
  await upgrade(page)
  await page.route('**/assets/part-list-page-*.js', route => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Parts', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible()
  await expect(updateNotice(page)).toBeVisible()
  expect(loads).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
  expect(loads).toBe(1)
})

test('a failed load of code is not reported as an upgrade', async ({ page }) => {
  await signInAtHome(page, 'admin')
  await page.route('**/assets/part-list-page-*.js', route => route.abort())
  await page.goto('/parts')
  await expect(page.getByRole('heading', { name: 'This page could not be displayed' })).toBeVisible()
  await expect(updateNotice(page)).toHaveCount(0)
})
