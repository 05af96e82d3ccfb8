import { expect } from '@playwright/test'
import { call } from './api-calls.ts'
import { phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

test('several orders change status at once, with preview, report and undo', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'admin')
  await page.goto('/orders?status=new')
  const rows = page.locator('tbody tr[data-row]')
  await expect(rows.first()).toBeVisible()
  const names = (await rows.locator('[data-row-link]').allInnerTexts()).slice(0, 3)

  await test.step('rows are selected with Shift and with the key x', async () => {
    const boxes = rows.getByRole('checkbox')
    await boxes.nth(0).click()
    await boxes.nth(2).click({ modifiers: ['Shift'] })
    await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible()
    await rows.nth(2).locator('[data-row-link]').focus()
    // Keys within 35 ms of each other count as a scanner's.
    await page.keyboard.press('x', { delay: 50 })
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
  await expect(dialog.getByText('3 will be changed')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Change 3' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('3 changed')).toBeVisible()
  await expect(rows.locator('[data-row-link]', { hasText: names[0]! })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('3 changed back')).toBeVisible()
  await dialog.locator('.ant-modal-footer').getByRole('button', { name: 'Close' }).click()
  for (const name of names) await expect(rows.locator('[data-row-link]', { hasText: name })).toBeVisible()
})

interface Row {
  tags: { id: number }[]
}

test('all customers of a search get a tag on a phone, and an undo removes it', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await signIn(page, 'admin')
  await page.goto('/customers?search=trans&per_page=12')
  const { data: rows } = (await call(page, 'GET', '/customers?search=trans&per_page=100')).body as {
    data: Row[]
  }
  const total = rows.length
  expect(total, 'more than the boxes that are ticked').toBeGreaterThan(2)
  const { data: tags } = (await call(page, 'GET', '/tags/short-list?type=customer')).body
  const tagged = (id: number) => rows.filter(row => row.tags.some(one => one.id === id)).length
  const tag: { id: number; name: string } = tags.find(({ id }: { id: number }) => tagged(id) < total)
  const lacking = total - tagged(tag.id)

  await page.getByRole('checkbox', { name: 'Select this row' }).first().check()
  const bar = page.getByRole('toolbar')
  await bar.getByRole('button', { name: `Select all that match (${total})` }).click()
  await expect(page.getByRole('toolbar', { name: `${total} selected` })).toBeVisible()
  const file = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'As CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^Customers .*\.csv$/)

  await bar.getByRole('button', { name: 'Add a tag' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a tag' })
  await dialog.getByRole('combobox').click()
  await page.locator('.ant-select-item-option', { hasText: tag.name }).click()
  await dialog.getByRole('button', { name: `Change ${lacking}` }).click()
  await expect(dialog.getByText(`${lacking} changed`)).toBeVisible()
  const withTag = async () =>
    (await call(page, 'GET', `/customers?search=trans&per_page=100&tag_id=${tag.id}`)).body.data.length
  expect(await withTag()).toBe(total)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText(`${lacking} changed back`)).toBeVisible()
  expect(await withTag()).toBe(tagged(tag.id))
})

test('a refused order can be opened from the report', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/orders?status=finished&order_by=created&order_type=asc')
  const first = page.locator('tbody tr[data-row]').first()
  const [number, path] = await Promise.all([
    first.locator('[data-row-link]').textContent(),
    first.locator('[data-row-link]').getAttribute('href'),
  ])
  await first.getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change status' })
  await dialog.getByRole('combobox').click()
  await page.locator('.ant-select-item-option', { hasText: 'In process' }).click()
  await expect(dialog.getByText('1 stays as it is')).toBeVisible()
  await expect(dialog.getByRole('link', { name: number! })).toHaveAttribute('href', path!)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: number! }).click(),
  ])
  await expect(opened.getByRole('heading', { level: 1, name: number! })).toBeVisible()
  await opened.close()
  await expect(dialog).toBeVisible()
})

test('a bulk act is retried after the rate limit', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/orders?status=new')
  let refusals = 0
  await page.route('**/api/v1/orders/bulk/**', route =>
    refusals++ === 0
      ? route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { errors: [] } })
      : route.fallback(),
  )
  await page.locator('tbody tr[data-row]').first().getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change status' })
  await dialog.getByRole('combobox').click()
  await page.locator('.ant-select-item-option', { hasText: 'In process' }).click()
  await expect(dialog.getByText('1 will be changed')).toBeVisible()
  expect(refusals).toBe(2)
})

test('the limits of a selection and of an export are shown in advance', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/orders')
  const box = (row: number) => page.locator('tbody tr[data-row]').nth(row).getByRole('checkbox')
  await box(0).check()
  const bar = page.getByRole('toolbar')
  const all = bar.getByRole('button', { name: /^Select all that match/ })
  const pressed = (await all.boundingBox())!
  await all.click()
  await expect(all).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'Export' })).toBeVisible()
  // A double click must not hit another button.
  await page.mouse.click(pressed.x + pressed.width / 2, pressed.y + pressed.height / 2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bar).toBeVisible()
  await box(0).uncheck()
  await expect(bar.getByText('A file takes up to 500 ticked rows, or all that match')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Export' })).toHaveCount(0)

  await page.route('**/api/v1/orders?*', async route => {
    const answer = await route.fetch()
    const { data, meta } = await answer.json()
    await route.fulfill({ response: answer, json: { data, meta: { ...meta, total: 12_345 } } })
  })
  await page.reload()
  await box(0).check()
  await expect(bar.getByRole('button', { name: /^Select the first 10,?000 of 12,345$/ })).toBeVisible()
})
