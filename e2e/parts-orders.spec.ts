import { expect } from '@playwright/test'
import { newPartsOrder } from './parts-order-actions.ts'
import { notices, signIn } from './shop.ts'
import { test } from './test.ts'

test('an order is found in the list, changes status and is canceled', async ({ page }) => {
  await signIn(page, 'admin')
  const { id, order_number } = await newPartsOrder(page)
  await page.goto(`/parts-orders?search=${order_number}`)
  await page.getByRole('link', { name: order_number }).click()
  await expect(page.getByRole('heading', { level: 1, name: order_number })).toBeVisible()
  for (const line of ['Subtotal', 'Shipping', 'Additional shipping cost', 'Saving'])
    await expect(page.getByText(line, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('radio', { name: 'In process' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByRole('main').getByText('In process')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(notices(page).getByText('Order successfully canceled!')).toBeVisible()
  await expect(page).toHaveURL(/\/parts-orders$/)
  await page.goto(`/parts-orders/${id}`)
  await expect(page.getByRole('main').getByText('Canceled')).toBeVisible()
})

test('a missing order leads to the list with a notice', { tag: '@PO-062' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts-orders/999999')
  await expect(notices(page).getByText('No such order exists')).toBeVisible()
  await expect(page).toHaveURL(/\/parts-orders$/)
})
