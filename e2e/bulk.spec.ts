import { expect } from '@playwright/test'
import { signIn } from './shop.ts'
import { test } from './test.ts'

test('several orders are moved at once: first what it would do, then a report, then back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'admin')
  await page.goto('/orders?status=new')
  const rows = page.locator('tbody tr[data-row]')
  await expect(rows.first()).toBeVisible()
  const names = (await rows.locator('[data-row-link]').allInnerTexts()).slice(0, 3)

  await test.step('rows are ticked with Shift and with the key x', async () => {
    const boxes = rows.getByRole('checkbox')
    await boxes.nth(0).click()
    await boxes.nth(2).click({ modifiers: ['Shift'] })
    await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible()
    await rows.nth(2).locator('[data-row-link]').focus()
    await page.keyboard.press('x')
    await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible()
    await page.keyboard.press('x')
  })

  await page
    .getByRole('toolbar', { name: '3 selected' })
    .getByRole('button', { name: 'Change status' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change status' })
  await dialog.getByRole('combobox').click()
  await page.locator('.ant-select-item-option', { hasText: 'In process' }).click()
  await expect(dialog.getByText('3 orders will be changed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 3 orders' }).click()
  await expect(dialog.getByText('3 orders are changed')).toBeVisible()
  await expect(rows.locator('[data-row-link]', { hasText: names[0]! })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('3 orders are as they were')).toBeVisible()
  await dialog.locator('.ant-modal-footer').getByRole('button', { name: 'Close' }).click()
  for (const name of names) await expect(rows.locator('[data-row-link]', { hasText: name })).toBeVisible()
})
