import { expect, type Page } from '@playwright/test'
import { call, mockPermissions } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { notices, phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

const row = (page: Page, text: string) => page.locator('[data-row]').filter({ hasText: text })
const form = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Name') })
const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'All changes will be lost' })

test('a unit is created, changed and deleted in its list', {
  tag: ['@UNIT-001', '@UNIT-002', '@UNIT-003', '@UNIT-004', '@UNIT-005', '@UNIT-006', '@UNIT-008'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/inventory-units')
  await page.getByRole('button', { name: 'New unit' }).click()
  await expect(page).toHaveURL(/\/inventory-units$/)
  await expect(form(page).getByLabel('Name')).toBeFocused()
  expect((await form(page).boundingBox())!.width).toBe(420)
  await expect(page.getByLabel('Fractions allowed')).not.toBeChecked()
  await page.keyboard.type('zz-carton')
  await expect(page.getByText('The name field must be less than 8 characters.')).toBeVisible()
  await form(page).getByLabel('Name').fill('zz-box')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'zz-box')).toContainText('Whole numbers')

  await row(page, 'zz-box').getByRole('button', { name: 'zz-box' }).click()
  await form(page).getByLabel('Name').fill('PCS')
  await expect(page.getByText('“PCS” is taken already')).toBeVisible()
  await form(page).getByLabel('Name').fill('zz-case')
  await page.getByLabel('Fractions allowed').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'zz-case')).toContainText('Fractions allowed')
  await expect(row(page, 'zz-box')).toHaveCount(0)

  await row(page, 'zz-case').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(row(page, 'zz-case')).toHaveCount(0)
})

test('closing a dialog with unsaved input in any way asks first', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/inventory-units')
  const open = page.getByRole('button', { name: 'New unit' })
  const ways: Record<string, () => Promise<unknown>> = {
    cross: () => form(page).getByRole('button', { name: 'Close' }).click(),
    mask: () => page.mouse.click(5, 300),
    escape: () => page.keyboard.press('Escape'),
    cancel: () => form(page).getByRole('button', { name: 'Cancel' }).click(),
  }
  for (const [name, close] of Object.entries(ways)) {
    await test.step(name, async () => {
      await open.click()
      await expect(form(page).getByLabel('Name')).toBeFocused()
      await close()
      await expect(form(page)).toHaveCount(0)
      await expect(open).toBeFocused()

      await open.click()
      await expect(form(page).getByLabel('Name')).toBeFocused()
      await page.keyboard.type('zz')
      await close()
      await question(page).getByRole('button', { name: 'No', exact: true }).click()
      await expect(form(page).getByLabel('Name')).toHaveValue('zz')
      await close()
      await question(page).getByRole('button', { name: 'Yes', exact: true }).click()
      await expect(form(page)).toHaveCount(0)
    })
  }
})

test('a required field shows its error when it is left empty', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/inventory-units')
  await page.getByRole('button', { name: 'New unit' }).click()
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form(page).getByText('Field is required')).toBeVisible()
})

test('a unit in use cannot be deleted, with links to its parts', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/inventory-units')
  await row(page, 'pcs').getByRole('button', { name: 'Delete' }).click()
  const block = page.getByRole('dialog')
  await expect(block).toContainText('pcs cannot be deleted')
  await expect(block.getByRole('button', { name: 'Yes' })).toHaveCount(0)
  await block.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
})

test('without further rights units can only be read', { tag: ['@UNIT-002', '@UNIT-007'] }, async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen)
  await signIn(page, 'sales')
  await page.goto('/inventory-units')
  await expect(row(page, 'pcs')).toBeVisible()
  await expect(row(page, 'pcs').getByRole('button', { name: 'pcs' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New unit' })).toBeDisabled()
  await row(page, 'pcs').getByRole('button', { name: 'More actions' }).click()
  for (const name of [/^Edit/, /^Delete/])
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
  await expectNoOverflow(page)

  for (const right of ['create', 'update']) {
    await page.unrouteAll()
    await mockPermissions(page, { 'inventory-units': ['read', right] })
    await page.reload()
    await expect(page.getByRole('button', { name: 'New unit' })).toBeEnabled({ enabled: right === 'create' })
    await expect(row(page, 'pcs').getByRole('button', { name: 'pcs' })).toHaveCount(
      right === 'update' ? 1 : 0,
    )
  }
})

test('a brand is created, changed and deleted', {
  tag: ['@BRAND-001', '@BRAND-002', '@BRAND-003', '@BRAND-006', '@BRAND-007'],
}, async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await signIn(page, 'admin')
  await page.goto('/brands')
  await page.getByRole('link', { name: 'New brand' }).click()
  await expect(page).toHaveURL(/\/brands\/create$/)
  await page.getByLabel('Name').fill('Zz Bendix & Co')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/brands$/)
  await page.goto('/brands?search=zz')
  await expect(row(page, 'Zz Bendix & Co')).toContainText('zz-bendix-co')
  await row(page, 'Zz Bendix & Co').getByRole('link', { name: 'Zz Bendix & Co' }).click()
  await expect(page).toHaveURL(/\/brands\/\d+$/)
  await page.getByLabel('Slug').fill('zz-bendix')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/brands\?search=zz$/)
  await expect(row(page, 'Zz Bendix & Co')).toContainText('zz-bendix')
  await expect(row(page, 'Zz Bendix & Co').getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    /^\/brands\/\d+$/,
  )
  await expectNoOverflow(page)
  await row(page, 'Zz Bendix & Co').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('a brand in use cannot be deleted, with its parts', { tag: '@BRAND-004' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/health/live')
  const brands = (await call(page, 'GET', '/brands?per_page=100')).body.data
  const used = brands.find((brand: { hasRelatedEntities: boolean }) => brand.hasRelatedEntities)
  await page.goto(`/brands?search=${used.name}`)
  await row(page, used.name).first().getByRole('button', { name: 'Delete' }).click()
  const block = page.getByRole('dialog')
  await expect(block).toContainText(`${used.name} cannot be deleted`)
  await expect(block.getByRole('button', { name: 'Yes' })).toHaveCount(0)
  await expect(block.getByRole('link').first()).toHaveAttribute('href', /^\/parts\/\d+$/)
})

test('a missing brand leads to the customers with a notice', {
  tag: ['@BRAND-005', '@ERR-014'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/brands/99999999')
  await expect(notices(page)).toHaveText(['No such record exists'])
  await expect(page).toHaveURL(/\/customers$/)
})
