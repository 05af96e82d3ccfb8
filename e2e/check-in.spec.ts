import { expect } from '@playwright/test'
import { newOrder, rowOf } from './repair-order-actions.ts'
import { phoneScreen, signIn, writeStorage } from './shop.ts'
import { test } from './test.ts'

test('purchase order number and meters are collapsed until used, and are searched, shown and saved', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}/edit`)
  await expect(page.getByLabel('PO number')).toHaveCount(0)
  await page.getByRole('button', { name: 'PO number, odometer, hours' }).press('Enter')
  await expect(page.getByLabel('PO number')).toBeFocused()
  await page.keyboard.type('PO-88-TANGO')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Odometer', { exact: true })).toBeFocused()
  await page.keyboard.type('412,380')
  await page.getByLabel('Engine hours').fill('9871.55')
  await expect(page.getByText('At most 1 digit after the point')).toBeVisible()
  await page.getByLabel('Engine hours').fill('9871.5')
  await page.getByRole('button', { name: 'Complaint, cause, correction' }).press('Enter')
  await expect(page.getByLabel('Complaint')).toBeFocused()
  await page.keyboard.type('Pulls to the left')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Cause')).toBeFocused()
  await page.keyboard.type('Hub seal leaks')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page).toHaveURL(`/orders/${order.id}`)
  for (const text of ['PO-88-TANGO', '412,380 mi', '9,871.5', 'Pulls to the left', 'Hub seal leaks'])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('Correction')).toHaveCount(0)

  await page.goto('/orders?search=88-tango')
  await expect(rowOf(page, order.order_number)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.setViewportSize(phoneScreen)
  await page.goto(`/orders/${order.id}/edit`)
  await expect(page.getByLabel('PO number')).toHaveValue('PO-88-TANGO')
  await expect(page.getByLabel('Odometer', { exact: true })).toHaveValue('412380')
  await expect(page.getByLabel('Complaint')).toHaveValue('Pulls to the left')
  await page.getByLabel('Odometer', { exact: true }).fill('')
  for (const field of ['PO number', 'Engine hours', 'Complaint', 'Cause'])
    await page.getByLabel(field).fill('')
  await expect(page.getByLabel('PO number')).toBeVisible()
  await expect(page.getByLabel('Cause')).toBeFocused()
})

test('the button that expands them fits in every language', async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  for (const language of ['en', 'ru', 'es', 'uk']) {
    await writeStorage(page, { language })
    await page.goto(`/orders/${order.id}/edit`)
    const button = page.locator('.rb-check-in-more')
    const notes = (await page.locator('#notes').boundingBox())!
    const { x, width } = (await button.boundingBox())!
    expect(x + width, language).toBeLessThanOrEqual(notes.x + notes.width + 1)
  }
})
