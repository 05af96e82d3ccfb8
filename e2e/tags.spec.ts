import { expect, type Page } from '@playwright/test'
import { call, mockPermissions } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { notices, phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

const kind = (page: Page, name: string) => page.locator('section').filter({ hasText: name })
const form = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Name') })
const limit =
  'You have reached the limit of 10 tags for the current category. Please delete at least one tag to create new.'

test('a tag is created, changed and deleted in its category, which has at most ten', {
  tag: [
    '@TAG-001',
    '@TAG-002',
    '@TAG-003',
    '@TAG-005',
    '@TAG-006',
    '@TAG-007',
    '@TAG-008',
    '@TAG-009',
    '@TAG-011',
  ],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/tags')
  await expect(kind(page, 'Orders')).toContainText('3 of 10')
  await expect(kind(page, 'Trucks and trailers')).toContainText('6 of 10')
  await expect(kind(page, 'Customers')).toContainText('5 of 10')

  await page.getByRole('button', { name: 'New tag' }).click()
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page).getByText('Field is required')).toHaveCount(3)
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'New tag' }).click()
  await form(page).getByLabel('Name').fill('Zz warranty')
  await form(page).getByLabel('Category').click()
  await page.getByTitle('Orders').click()
  await expect(form(page).getByRole('radio')).toHaveCount(10)
  await form(page).getByRole('radio', { name: 'Purple' }).check()
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(kind(page, 'Orders')).toContainText('4 of 10')

  await page.getByRole('button', { name: 'Edit Zz warranty' }).click()
  await expect(form(page).getByLabel('Category')).toBeDisabled()
  await expect(form(page).getByRole('radio', { name: 'Purple' })).toBeChecked()
  await form(page).getByLabel('Name').fill('Zz claim')
  await form(page).getByRole('radio', { name: 'Pink' }).check()
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(kind(page, 'Orders')).toContainText('Zz claim')
  const { order } = (await call(page, 'GET', '/tags')).body.data
  expect(order).toContainEqual(expect.objectContaining({ name: 'Zz claim', color: '#eb2f96' }))

  for (const [type, name, present] of [
    ['order', 'Orders', 4],
    ['trucks_and_trailer', 'Trucks and trailers', 6],
    ['customer', 'Customers', 5],
  ] as const) {
    await kind(page, name).getByRole('button', { name: 'Add' }).click()
    await expect(form(page).getByRole('button', { name: 'Save' })).toBeEnabled()
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(form(page)).toHaveCount(0)
    for (let number = present; number < 10; number++)
      await call(page, 'POST', '/tags', { name: `Zz ${number}`, type, color: '#1890ff' })
    await expect(kind(page, name)).toContainText('10 of 10')
    await kind(page, name).getByRole('button', { name: 'Add' }).click()
    await expect(form(page).getByRole('alert')).toHaveText(limit)
    await expect(form(page).getByRole('button', { name: 'Save' })).toBeDisabled()
    await form(page).getByRole('button', { name: 'Cancel' }).click()
  }

  await page.getByRole('button', { name: 'Delete Zz claim' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(kind(page, 'Orders')).toContainText('9 of 10')
})

test('a tag in use cannot be deleted, with a link to its customers', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/tags')
  await page.getByRole('button', { name: 'Delete Fleet account' }).click()
  const block = page.getByRole('dialog')
  await expect(block).toContainText('Fleet account cannot be deleted')
  await block.getByRole('link', { name: 'Show in the list' }).click()
  await expect(page).toHaveURL(/\/customers\?tag_id=\d+$/)
})

test('a missing tag leads to the tags with a notice', { tag: '@TAG-010' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/tags/99999999')
  await expect(notices(page)).toHaveText(['No such record exists'])
  await expect(page).toHaveURL(/\/tags$/)
  await expect(form(page)).toHaveCount(0)
})

test('without further rights tags can only be read', { tag: '@TAG-004' }, async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/tags')
  for (const name of ['Edit Rush', 'Delete Rush'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'New tag' })).toBeDisabled()
  await page.setViewportSize(phoneScreen)
  await expectNoOverflow(page)

  for (const right of ['create', 'update', 'delete']) {
    await page.unrouteAll()
    await mockPermissions(page, { tags: ['read', right] })
    await page.goto('/tags')
    await expect(page.getByRole('button', { name: 'Edit Rush' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New tag' })).toBeEnabled({ enabled: right === 'create' })
    for (const [name, needs] of [
      ['Edit Rush', 'update'],
      ['Delete Rush', 'delete'],
    ] as const)
      await expect(page.locator(`button[aria-label="${name}"]:not([aria-disabled])`), right).toHaveCount(
        needs === right ? 1 : 0,
      )
  }
})
