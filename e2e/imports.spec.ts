import { expect, type Page } from '@playwright/test'
import { colorName, colorOf } from './colors.ts'
import { expectNoOverflow } from './overflow.ts'
import { phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

const choose = (page: Page, chosen: ReturnType<typeof file>) =>
  page.locator('input[type=file]').first().setInputFiles(chosen)

test('parts are imported from an untidy file, corrected in the check, and the import is undone', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/parts')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import parts' })).toBeFocused()
  await choose(
    page,
    file(
      'stock.csv',
      'Our stock;;;;;;;;',
      'Item;SKU;OEM;Group;Brand;UOM;Retail;Qty;Our note',
      'Import test seal;ZZ-1;S-1;Truck parts;ZZ Seals;pcs;"1,250.00";3;old',
      'Import test hose;ZZ-1;S-2;Truck parts;ZZ Seals;pcs;12.50;x;new',
      'Import test clamp;ZZ-3;S-3;Truck parts;ZZ Seals;pcs;12,50;1;new',
    ),
  )
  await expect(page).toHaveURL(/\/imports\/\d+$/)
  await expect(page.getByLabel('Stock number', { exact: true })).toBeVisible()
  await expect(page.getByText('Import test seal · Import test hose · Import test clamp')).toBeVisible()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByRole('button', { name: 'Import 1 of 3' })).toBeVisible()
  await expect(page.getByText('New brands that come with it: ZZ Seals')).toBeVisible()
  await expect(page.getByText('The same as in row 3')).toBeVisible()
  await page.getByLabel('Row 4, Stock number').fill('ZZ-2')
  await page.getByLabel('Row 4, Opening stock').fill('2')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('button', { name: 'Import 2 of 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Right', exact: true }).click()
  await page.getByRole('button', { name: 'Import 3 of 3' }).click()
  await expect(page.getByText('Imported: 3')).toBeVisible()
  await page.getByRole('link', { name: 'Show them' }).click()
  await expect(page.getByRole('link', { name: 'Import test seal' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('What this import brought in is removed.')).toBeVisible()
  await page.goto('/parts/import')
  const last = page.getByRole('region', { name: 'Last imports' })
  for (const heading of ['File', 'Rows', 'Status', 'By', 'When'])
    await expect(last.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  await page.goto('/parts?search=Import%20test')
  await expect(page.getByText('Import test seal')).toHaveCount(0)
})

test('rows that do not fit are downloaded, and a file is read with another separator', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers/import')
  await choose(page, file('people.csv', 'First,Last,Phone', 'Zed,Import,312-555-0178', ',Import,312'))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'As a file' }).click()
  expect((await download).suggestedFilename()).toBe('people not imported.csv')
  await page.getByLabel('Separator').click()
  await page.locator('.ant-select-item-option', { hasText: 'Semicolon' }).click()
  await expect(page.getByText('columns: 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeDisabled()
})

test('on a phone a column is matched by hand, and a missing one is named', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await signIn(page, 'admin')
  await page.goto('/customers/import')
  await choose(page, file('people.csv', 'First,Last,Ring them at', 'Zoe,Import,312-555-0177'))
  const check = page.getByRole('button', { name: 'Check the rows' })
  await expect(check).toBeDisabled()
  await expect(page.getByText('Choose the column for this field')).toHaveCount(1)
  await page.getByLabel('Phone', { exact: true }).click()
  await page.locator('.ant-select-item-option', { hasText: 'Ring them at' }).click()
  await check.click()
  await page.getByRole('button', { name: 'Import 1 of 1' }).click()
  await expect(page.getByText('Imported: 1')).toBeVisible()
  await expectNoOverflow(page)
})

test('a tablet shows unbroken examples of each column, and a missing one in red', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn(page, 'admin')
  await page.goto('/customers/import')
  await choose(
    page,
    file('people.csv', 'First,Last,Ring them at', 'Bartholomew,Featherstonehaugh,312-555-0177'),
  )
  const example = page.getByText('Featherstonehaugh', { exact: true })
  const { height } = (await example.boundingBox())!
  const lineHeight = await example.evaluate(one => Number.parseFloat(getComputedStyle(one).lineHeight))
  expect(height).toBeCloseTo(lineHeight, 0)
  expect(colorName(await colorOf(page.getByText('Choose the column for this field')))).toBe('red')
})

test('a file that is not a table is refused before the upload', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/vehicles/import')
  await choose(page, { name: 'truck.png', mimeType: 'image/png', buffer: Buffer.from('png') })
  await expect(page.getByText('should be with one of the following extensions: csv, txt, xlsx')).toBeVisible()
  await expect(page).toHaveURL(/\/vehicles\/import$/)
})
