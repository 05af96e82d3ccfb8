import { expect, type Page } from '@playwright/test'
import { declineDraft, newOrder, nextStep } from './repair-order-actions.ts'
import { accounts, fillSignIn, password, phoneScreen, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

const phone = { viewport: phoneScreen, hasTouch: true, isMobile: true }
const dialog = (page: Page) => page.getByRole('dialog')

async function openComments(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
}

async function expectOn(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect(dialog(page)).toHaveCount(0)
}

test('a reload with an open dialog leaves no dead history entry', async ({ page }) => {
  await signInAtHome(page, 'admin')
  const lengthBefore = await page.evaluate(() => history.length)
  await openComments(page)
  // The history entry is added a moment after the dialog is shown.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(lengthBefore + 2)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await expectOn(page, '/customers')
  await page.goBack()
  await expectOn(page, '/')
})

test('Back to a page that was left with an open dialog shows it without the dialog, and Forward works', async ({
  page,
}) => {
  await signInAtHome(page, 'admin')
  const lengthBefore = await page.evaluate(() => history.length)
  await openComments(page)
  await expect.poll(() => page.evaluate(() => history.length)).toBe(lengthBefore + 2)
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'Repair orders' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await expectOn(page, '/customers')
  await page.evaluate(() => history.forward())
  await expect(page.getByRole('heading', { name: 'Repair orders' })).toBeVisible()
  await expectOn(page, '/orders')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await page.goBack()
  await expectOn(page, '/')
})

test('a link in an overlay replaces its history entry: Back returns to the page below', async ({ page }) => {
  await signInAtHome(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('repair orders')
  await page.getByRole('option').first().click()
  await expectOn(page, '/orders')
  await page.goBack()
  await expectOn(page, '/customers')
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expectOn(page, '/customers')
  await page.goBack()
  await expectOn(page, '/')
})

test('deleting a record in a dialog adds no history entry', async ({ page }) => {
  await signInAtHome(page, 'admin')
  const order = await newOrder(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Yes' }).click()
  await expectOn(page, '/orders')
  await expect(page.getByRole('heading', { name: 'Repair orders' })).toBeVisible()
  await page.goBack()
  await expectOn(page, '/customers')
})

test('on a phone Back closes the menu, the notifications and a row menu', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', phone)
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expectOn(page, '/customers')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const notifications = page.getByRole('group', { name: 'Notifications' })
  await expect(notifications).toBeVisible()
  await page.goBack()
  await expect(notifications).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await dialog(page).getByRole('link', { name: 'Repair orders' }).click()
  await expectOn(page, '/orders')
  await page.locator('[data-row]').getByRole('button', { name: 'More actions' }).first().click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expectOn(page, '/orders')
  await page.goBack()
  await expectOn(page, '/customers')
  await page.context().close()
})

test('on a phone Back closes the export and date menus and focuses their buttons', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await dialog(page).getByRole('link', { name: 'Reports' }).click()
  await expectOn(page, '/report-orders')
  await page.locator('.rb-heading-actions').getByRole('button', { name: 'More actions' }).click()
  for (const name of ['Export', /^Implementation date/]) {
    const button = page.getByRole('button', { name })
    await button.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expectOn(page, '/report-orders')
    await expect(button).toBeFocused()
  }
  await page.goBack()
  await expectOn(page, '/')
  await page.context().close()
})

test('Back after signing in skips the sign-in page', async ({ page }) => {
  await page.goto('/health/live')
  await page.goto('/customers?search=9')
  await expect(page).toHaveURL(/\/auth\/sign-in\?return_to=/)
  await page.getByRole('link', { name: 'Forgot' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await fillSignIn(page, { email: accounts.admin, password })
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toMatch(/^\/customers\?search=9/)
  await page.goBack()
  await expect(page).toHaveURL(/\/health\/live/)
})

test('a reload keeps the tab of the jobs and the step of a form', async ({ page, browser }) => {
  const mechanic = await signInElsewhere(browser, 'mechanic', phone)
  const tab = mechanic.getByRole('tab').nth(1)
  await tab.click()
  await expect(mechanic).toHaveURL(/\?tab=/)
  await mechanic.reload()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await mechanic.context().close()

  await signInAtHome(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  await nextStep(page)
  await expect(page).toHaveURL(/[?&]step=/)
  const count = page.getByText(/^Step \d of \d$/)
  const before = (await count.textContent()) ?? ''
  await page.reload()
  await declineDraft(page)
  await expect(count).toHaveText(before)
})
