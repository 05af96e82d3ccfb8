import { expect, type Page } from '@playwright/test'
import { call, delayResponses, stopClock } from './api-calls.ts'
import { phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

// A draft belongs to a user and a form: only this file uses these forms as superadmin.
const question = 'Do you want to restore unsaved data?'
const form = '/type-of-work/create'
const draft = '/drafts/types-of-work.create'

async function begin(page: Page) {
  await signIn(page, 'superadmin')
  await call(page, 'DELETE', draft)
  await page.goto(form)
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
}

test('unsaved input is stored, offered, and restored or deleted', {
  tag: ['@LAY-029', '@PLAT-032', '@PLAT-033', '@PLAT-034', '@PLAT-035'],
}, async ({ page }) => {
  await begin(page)
  await expect(page.getByText(question)).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).fill('Half a word')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  expect((await call(page, 'GET', draft)).body.data.data.name).toBe('Half a word')
  await page.goto('/')
  await page.goto(form)
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a word')

  await page.goto('/')
  await page.goto(form)
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect.poll(async () => (await call(page, 'GET', draft)).body.data).toBeNull()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(0)

  // A draft of one record is not offered for another or a new one.
  const [one, other] = (await call(page, 'GET', '/types-of-work?per_page=2')).body.data
  await page.goto(`/type-of-work/${one.id}/edit`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(one.name)
  await page.getByLabel('Name', { exact: true }).fill('Half another word')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await page.goto(`/type-of-work/${other.id}/edit`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(other.name)
  await expect(page.getByText(question)).toHaveCount(0)
  await page.goto(form)
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(0)
  await page.goto(`/type-of-work/${one.id}/edit`)
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(one.name)

  await page.getByLabel('Name', { exact: true }).fill('Half a third word')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toContainText('Are you sure? All changes will be lost!')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).not.toHaveURL(/edit/)
})

test('after the question the first field has the focus', async ({ page }) => {
  await signIn(page, 'superadmin')
  // With animations the focus returns only after the dialog has closed.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const answer of ['No', 'Yes']) {
    await page.goto('/orders/create')
    await page.getByLabel('Notes').fill('Half a word')
    await expect(page.getByText(/Draft saved/)).toBeVisible()
    await page.goto('/orders')
    const { release } = await delayResponses(page, '**/api/v1/drafts/orders.create')
    await page.getByRole('link', { name: 'New order' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'New repair order' })).toBeFocused()
    release()
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
    await expect(page.locator('.ant-modal[class*=zoom]')).toHaveCount(0)
    await page.getByRole('button', { name: answer, exact: true }).press('Enter')
    await expect(page.locator('.ant-modal-root')).toHaveCount(0)
    await expect(page.getByLabel('Vehicle')).toBeFocused()
    await expect(page.getByLabel('Notes')).toHaveValue(answer === 'Yes' ? 'Half a word' : '')
    await page.unrouteAll()
  }
  await call(page, 'DELETE', '/drafts/orders.create')
})

test('a killed tab loses at most two seconds of typing', async ({ page, context }) => {
  await page.clock.install()
  await begin(page)
  await stopClock(page)
  await page.getByLabel('Name', { exact: true }).fill('Alignment')
  const stored = page.waitForResponse(response => 'draft-store' in response.request().headers())
  await page.clock.runFor(2000)
  await stored
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.clock.resume()
  await again.goto(form)
  await expect(again.getByText(question)).toBeVisible()
  await again.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('Alignment')
  await leave(again)
})

test('two tabs have a draft each; both are offered, and one is chosen', {
  tag: ['@PLAT-032', '@PLAT-034'],
}, async ({ page, context }) => {
  await begin(page)
  await page.getByLabel('Name', { exact: true }).fill('In the first tab')
  await expect(page.getByText(/Draft saved/)).toBeVisible()

  const second = await context.newPage()
  await second.goto(form)
  const dialog = second.getByRole('dialog')
  await expect(dialog).toContainText('Another tab has this form open with unsaved data.')
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('')
  await second.getByLabel('Name', { exact: true }).fill('In the second tab')
  await expect(second.getByText(/Draft saved/)).toBeVisible()

  // After a reload each tab has its own draft and may choose the other's.
  await page.reload()
  const choice = page.getByRole('dialog')
  await expect(choice.getByRole('radio')).toHaveCount(2)
  await choice.getByText(/this tab/).click()
  await choice.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('In the first tab')

  await second.close()
  const third = await context.newPage()
  await third.setViewportSize(phoneScreen)
  await third.goto(form)
  await expect(third.getByText('open in another tab')).toBeVisible()
  await third.getByText('tab was closed').click()
  await third.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(third.getByLabel('Name', { exact: true })).toHaveValue('In the second tab')
  await leave(third)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('In the first tab')

  // The former tab is notified when its draft is taken over.
  await third.goto(form)
  await third.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(third.getByLabel('Name', { exact: true })).toHaveValue('In the first tab')
  await expect(page.getByText('You continued with this form in another tab.')).toBeVisible()
  await leave(third)
  await page.getByLabel('Name', { exact: true }).fill('Not lost')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await leave(page)
})

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).not.toHaveURL(/create/)
}
