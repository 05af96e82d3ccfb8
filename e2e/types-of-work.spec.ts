import { expect, type Page } from '@playwright/test'
import { call, mockPermissions } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { notices, phoneScreen, signIn, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function addPart(page: Page, number: string) {
  const field = page.getByLabel('Part name or number')
  await field.click()
  await field.fill(number)
  await page.locator('.ant-select-item-option').filter({ hasText: number }).first().click()
}

test('a type of work is created with its parts, changed and deleted', {
  tag: [
    '@TOW-001',
    '@TOW-003',
    '@TOW-004',
    '@TOW-005',
    '@TOW-011',
    '@TOW-012',
    '@TOW-014',
    '@TOW-015',
    '@TOW-016',
  ],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/type-of-work')
  await page.getByRole('link', { name: 'New type of work' }).click()
  await expect(page).toHaveURL(/\/type-of-work\/create$/)
  await page.getByLabel('Name', { exact: true }).fill('Zebra oil change')
  await page.getByLabel(/^Duration/).fill('1,5')
  await page.getByLabel('Hourly rate').click()
  await expect(page.getByLabel(/^Duration/)).toHaveValue('1:05')
  const duration = page.getByLabel(/^Duration/)
  const rate = page.getByLabel('Hourly rate')
  await duration.fill('')
  const before = await rate.boundingBox()
  await duration.pressSequentially('2.5')
  await expect(page.getByText('2 h 5 min', { exact: true })).toBeVisible()
  expect(await rate.boundingBox()).toEqual(before)
  for (const [typed, left] of [
    ['2', '2:00'],
    ['1:99', '1:59'],
    ['12345', '123:00'],
    ['2.5', '2:05'],
    ['a1b:3', '1:03'],
    ['1,5', '1:05'],
  ] as const) {
    await duration.fill('')
    await duration.pressSequentially(typed)
    await duration.press('Tab')
    await expect(duration).toHaveValue(left)
  }
  await page.getByLabel('Hourly rate').fill('-119.99')
  await page.getByLabel('Hourly rate').press('ArrowUp')
  await expect(page.getByLabel('Hourly rate')).toHaveValue('120.00')
  await expect(page.getByRole('button', { name: /Remove part/ })).toHaveAttribute('aria-disabled', 'true')
  await addPart(page, 'OI-10000')
  const pieces = page.getByLabel(/^Quantity, Oil filter/)
  await pieces.fill('')
  await pieces.pressSequentially('2.5')
  await expect(page.getByText('Whole numbers only')).toBeVisible()
  await pieces.blur()
  await expect(pieces).toHaveValue('2')
  await page.getByRole('button', { name: 'Add part' }).click()
  await addPart(page, 'FL-10063')
  const gallons = page.getByLabel(/^Quantity, Engine oil/)
  await gallons.fill('1.125')
  await expect(gallons).toHaveValue('1.125')
  await page.getByRole('button', { name: 'Add part' }).click()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(/\/type-of-work$/)
  await page.goto('/type-of-work?search=zebra')
  await row(page, 'Zebra oil change').getByRole('link', { name: 'Zebra oil change' }).click()
  await expect(page).toHaveURL(/\/type-of-work\/\d+$/)
  await expect(row(page, 'Oil filter')).toBeVisible()
  await expect(row(page, 'Engine oil')).toContainText('1.125')
  const path = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`))
  await page.getByRole('button', { name: /Remove part Oil filter/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/type-of-work\/\d+$/)
  await expect(row(page, 'Oil filter')).toBeHidden()

  await page.goto('/type-of-work?search=zebra')
  await expect(row(page, 'Zebra oil change').getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `${path}/edit`,
  )
  await row(page, 'Zebra oil change').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('deleting on the record’s page goes back', { tag: '@TOW-004' }, async ({ page }) => {
  await signIn(page, 'admin')
  const name = 'Zebra alignment'
  const { status } = await call(page, 'POST', '/types-of-work', { name, duration: '1:00', hourly_rate: 90 })
  expect(status).toBe(200)
  await page.goto('/type-of-work?search=zebra')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/type-of-work\?search=zebra$/)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('the list sorts by name and shows the estimated amount', { tag: '@TOW-002' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/type-of-work')
  for (const name of ['Name', 'Duration', 'Hourly rate', 'Estimated amount'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/order_by=name/)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  const [first] = (await call(page, 'GET', '/types-of-work?order_by=name')).body.data
  const cells = page.getByRole('row').nth(1).getByRole('cell')
  await expect(cells.nth(0).getByRole('link', { name: first.name })).toHaveAttribute(
    'href',
    `/type-of-work/${first.id}`,
  )
  await expect(cells.nth(1)).toHaveText(first.duration)
  await expect(cells.nth(2)).toHaveText(dollars(first.hourly_rate))
  await expect(cells.nth(3)).toHaveText(dollars(first.estimated_amount))
})

test('a type of work has at most thirty part rows', { tag: '@TOW-013' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/type-of-work/create')
  const add = page.getByRole('button', { name: 'Add part' })
  for (let rows = 1; rows < 30; rows += 1) await add.click()
  await expect(add).toBeDisabled()
  await expect(page.getByText('At most 30 parts')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(add).toBeHidden()
})

test('missing values are errors at their fields', { tag: '@TOW-010' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/type-of-work/create')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Field is required')).toHaveCount(3)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('a missing type of work is reported once with a link to the list, and the page stays', {
  tag: ['@ERR-020', '@TOW-006'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  for (const path of ['/type-of-work/999999', '/type-of-work/999999/edit']) {
    await page.goto(path)
    const alert = page.getByRole('alert').filter({ hasText: 'No such type of work exists' })
    await expect(alert).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Types of work' })).toHaveAttribute('href', '/type-of-work')
    await expect(page.locator('main').getByText('No such type of work exists')).toHaveCount(1)
    await expect(page.locator('main .rb-skeleton-bar')).toHaveCount(0)
    await expect(notices(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('creating, changing and deleting types of work need their own rights', { tag: '@TOW-007' }, async ({
  page,
}) => {
  await signIn(page, 'superadmin')
  await mockPermissions(page, { 'types-of-work': ['read'] })
  await page.goto('/type-of-work/1')
  await expect(page.getByRole('button', { name: 'Edit' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await page.goto('/type-of-work/create')
  await expect(page).toHaveURL(/\/forbidden$/)
  await page.unrouteAll()
  await mockPermissions(page, { 'types-of-work': [] })
  await page.goto('/type-of-work')
  await expect(page).toHaveURL(/\/forbidden$/)
  await signIn(page, 'mechanic')
  await page.unrouteAll()
  await mockPermissions(page, { 'types-of-work': ['create', 'read', 'update', 'delete'] })
  await page.goto('/type-of-work/1')
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeEnabled()
  await page.goto('/type-of-work/create')
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('a mechanic can read but not change a type of work on a phone', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'mechanic', { viewport: phoneScreen })
  await page.goto('/type-of-work/1')
  await expect(page.getByRole('button', { name: 'Edit' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await expectNoOverflow(page)
  await page.context().close()
})
