import { expect, type Page } from '@playwright/test'
import { declineDraft, newOrder, nextStep } from './repair-order-actions.ts'
import { accounts, fillSignIn, password, phoneScreen, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

// Back closes what lies over the page, as the cross does, and then leaves the page: one press for each.

const phone = { viewport: phoneScreen, hasTouch: true, isMobile: true }
const dialog = (page: Page) => page.getByRole('dialog')

/** Customers, come to from home, with the comments of the first one open. */
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

test('a page reloaded with a dialog open has no dead entry', async ({ page }) => {
  await signInAtHome(page, 'admin')
  const lengthBefore = await page.evaluate(() => history.length)
  await openComments(page)
  // The history has one more entry a moment after the dialog is seen: nobody reloads within it.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(lengthBefore + 2)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await expectOn(page, '/customers')
  await page.goBack()
  await expectOn(page, '/')
})

test('a page left by its address with a dialog open is come back to without it, and Forward leads on', async ({
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

test('a link in what is open takes its place: Back returns to the page below', async ({ page }) => {
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

test('what is deleted in a dialog leaves its page in the history no more than before', async ({ page }) => {
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

test('on a phone Back closes the menu, the notices, and a menu of a row', async ({ browser }) => {
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

test('on a phone Back closes the menu of the files and of the days, and gives its button the focus', async ({
  browser,
}) => {
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

test('Back after signing in leads to before it, never to the sign-in', async ({ page }) => {
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

test('a tab of the jobs and a step of a form are in the address: a reload comes back to them', async ({
  page,
  browser,
}) => {
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
