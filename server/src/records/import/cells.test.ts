import { expect, it } from 'vitest'
import { importErrors } from '#contract/imports/import-errors.ts'
import { numberOf, numbersOf } from './cells.ts'

it.each([
  ['', undefined],
  ['0', 0],
  ['-3.5', -3.5],
  ['.25', 0.25],
  ['12,5', 12.5],
  ['1,234', 1234],
  ['12,345', 12_345],
  ['1234,567', 1234.567],
  ['$1,234.50', 1234.5],
  ['$1,234,567.89', 1_234_567.89],
  ['1 234 567,89', 1_234_567.89],
  ['1.234.567,89 €', 1_234_567.89],
  ["1'234.50", 1234.5],
  ['1\u00a0000,25 USD', 1000.25],
])('a cell says %j as people write numbers: %j', (cell, number) => {
  expect(numberOf(cell)).toBe(number)
})

it.each(['four', '4 pcs', '1,23,4', '1.2.3', '(3)', '1,234,56', '-', '1-2', '1e5', '0x10'])(
  'a cell that says %j has no number',
  cell => expect(numberOf(cell)).toBeNaN(),
)

it('a column that the file lacks has no number', () => {
  expect(numberOf(undefined)).toBeUndefined()
})

it('a row has a problem at each field whose cell is no number, and none at an empty one', () => {
  const cells = { quantity: '4', cost: 'four', price_retail: '', name: 'Nut' }
  expect(numbersOf(cells, ['quantity', 'cost', 'price_retail', 'min_limit'])).toEqual({
    numbers: { quantity: 4 },
    problems: [{ field: 'cost', code: importErrors.import_not_a_number.code }],
  })
})
