import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import ImportPage from './import-page.tsx'

const checked: Import = {
  id: 1,
  kind: 'part',
  status: 'checked',
  file_name: 'parts.csv',
  reading: { encoding: 'utf-8', is_encoding_guessed: false, separator: ',', sheet: null, heading_row: 1 },
  sheets: [],
  headings: ['Name', 'Price'],
  sample: [['Oil filter', 'abc']],
  columns: { name: 0, price_retail: 1 },
  rules: { decimal: 'point', names: 'first_last', substitutes: {} },
  chosen_rules: {},
  evidence: {},
  row_count: 3,
  done: 3,
  rows: { fit: 1, changed: 1, bad: 1, ready: 1 },
  confirmed: [],
  new_names: [],
  user_name: 'Nadia Kowalski',
  created_at: 1_795_737_600,
  finished_at: null,
}
const finding = {
  id: 1,
  class: 'bad' as const,
  code: 'import_not_a_number',
  row: 2,
  label: 'Oil filter',
  field: 'price_retail',
  before: 'abc',
  after: null,
  title: 'Not a number',
}
const doubt = {
  ...finding,
  id: 2,
  class: 'changed' as const,
  code: 'import_decimal_comma',
  row: 3,
  before: '12,5',
  after: '12.5',
}

it('keeps corrected cells when the page is loaded again', async () => {
  server.answer(importEndpoints.getImport, () => ({ data: checked }))
  server.answer(importEndpoints.listImportGroups, () => ({
    data: [{ ...finding, rows: 1, is_confirmed: false, findings: [finding] }],
  }))
  await openPage('/imports/1', { '/imports/$id': ImportPage })
  await page.getByLabelText('Row 2, Retail price').fill('45.50')
  await openPage('/imports/1', { '/imports/$id': ImportPage })
  await expect.element(page.getByLabelText('Row 2, Retail price')).toHaveValue('45.50')
})

it('keeps corrected cells when doubts are confirmed, and checks them before the import', async () => {
  server.answer(importEndpoints.getImport, () => ({ data: checked }))
  server.answer(importEndpoints.listImportGroups, () => ({
    data: [finding, doubt].map(one => ({ ...one, rows: 1, is_confirmed: false, findings: [one] })),
  }))
  server.answer(importEndpoints.confirmImport, () => ({ data: checked }))
  server.answer(importEndpoints.checkImport, () => ({ data: checked }))
  await openPage('/imports/1', { '/imports/$id': ImportPage })
  await expect.element(page.getByRole('button', { name: 'Import 1 of 3' })).toBeVisible()
  const cell = page.getByLabelText('Row 2, Retail price')
  await cell.fill('45.50')
  await expect.element(page.getByRole('button', { name: 'Import 1 of 3' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Right', exact: true }).click()
  await expect.poll(() => server.callsOf(importEndpoints.confirmImport).length).toBe(1)
  await expect.element(cell).toHaveValue('45.50')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect
    .poll(() => server.callsOf(importEndpoints.checkImport)[0]?.body.cells)
    .toEqual([{ row: 2, field: 'price_retail', value: '45.50' }])
  await expect.element(page.getByRole('button', { name: 'Import 1 of 3' })).toBeVisible()
})
