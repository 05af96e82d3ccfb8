import { expect } from '@playwright/test'
import { newPartsOrder } from './parts-order-actions.ts'
import { newOrder, openMenu } from './repair-order-actions.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

// Friday evening in Chicago, Saturday in UTC. Today is the day in the company's time zone.
test.use({ startAt: '2027-01-15T20:30:00-06:00' })

test('the dates of a payment, an invoice and a purchase default to the company’s today', {
  tag: '@RO-036',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  const dialog = page.getByRole('dialog')
  await openMenu(page, order.order_number, 'Create payment')
  await expect(dialog.getByLabel('Payment date')).toHaveValue('01/15/2027')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await openMenu(page, order.order_number, 'Send documents')
  await expect(dialog.getByLabel('Invoice date')).toHaveValue('01/15/2027')
  await page.goto('/parts/create')
  await expect(page.getByLabel('Purchase date')).toHaveValue('01/15/2027')
})

test('the invoice date of a parts order defaults to the company’s today', { tag: '@PO-044' }, async ({
  page,
}) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page)
  await page.goto(`/parts-orders/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send documents' }).click()
  await expect(page.getByRole('dialog').getByLabel('Invoice date')).toHaveValue('01/15/2027')
})

test('home uses the company’s today, and an order due today is not overdue', async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page, { due_date: '2027-01-15', implementation_date: '2027-01-15 21:00' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today, Friday, January 15')
  await page.goto(`/orders?search=${order.order_number}`)
  await expect(page.getByText(order.order_number)).toBeVisible()
  await expect(page.getByText(/^Overdue/)).toHaveCount(0)
})
