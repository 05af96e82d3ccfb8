import { expect, type Page } from '@playwright/test'
import { call } from './browser-calls.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

// A save of an empty form says at each field what the server wants of it; what was typed is read as strictly.

test('a category and a specification say it in the words of the specification; a root has no parent to choose [CAT-003] [CAT-008] [CAT-009] [CAT-010] [CAT-011] [SPEC-008] [SPEC-009]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/categories/create')
  await page.getByLabel('Position').fill('')
  await save(page)
  for (const field of ['Name', 'Slug', 'Position'])
    await expect(itemOf(page, field)).toContainText(`The ${field.toLowerCase()} field is required.`)
  const description = page.getByLabel('Description', { exact: true })
  await description.fill('x'.repeat(499))
  await description.pressSequentially('yy')
  await expect(description).toHaveValue(`${'x'.repeat(499)}y`)
  await page.getByRole('tab', { name: 'SEO' }).click()
  const seo = page.getByLabel('Description for search engines')
  await seo.fill('x'.repeat(499))
  await seo.pressSequentially('yy')
  await expect(seo).toHaveValue(`${'x'.repeat(499)}y`)
  await leave(page)
  for (const root of [1, 2]) {
    await page.goto(`/categories/${root}`)
    await expect(page.getByLabel('Parent category')).toBeDisabled()
  }

  const [specification] = (await call(page, 'GET', '/features')).body.data
  await page.goto(`/specifications/${specification.id}`)
  await page.getByRole('button', { name: 'New value' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  for (const field of ['Name', 'Slug'])
    await expect(dialog.getByText(`The ${field.toLowerCase()} field is required.`)).toBeVisible()
})

test('a purchase says what it lacks, and takes decimals of what is counted in them [PART-016] [PART-040]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const { data } = (await call(page, 'GET', '/inventories?per_page=72')).body
  for (const takesDecimals of [true, false]) {
    const part = data.find(
      (row: { unit: { accept_decimals: boolean } }) => row.unit.accept_decimals === takesDecimals,
    )
    await page.goto(`/parts/${part.id}`)
    await page.getByRole('button', { name: 'Purchase' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.ant-picker-clear').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    for (const field of ['Date', 'Unit cost', 'Quantity'])
      await expect(dialog.locator('.ant-form-item', { hasText: field })).toContainText('Field is required')
    const quantity = dialog.getByLabel('Quantity')
    await quantity.fill('1.5')
    await expect(quantity).toHaveValue(takesDecimals ? /^1\.5/ : '')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
})

/** The item of a form around a field: its label, its control and what is said of it. */
const itemOf = (page: Page, label: string) =>
  page.locator('.ant-form-item', { has: page.getByLabel(label, { exact: true }) })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
}
