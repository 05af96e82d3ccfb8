import { expect, it } from 'vitest'
import { readNumber } from './number-text.ts'

const read = (cell: string, decimal: 'point' | 'comma' = 'point') => readNumber(cell, decimal)?.value

it.each([
  ['', undefined],
  ['0', 0],
  ['-3.5', -3.5],
  ['.25', 0.25],
  ['12,5', 12.5],
  ['1,234', 1234],
  ['12,345', 12_345],
  ['0,500', 0.5],
  ['1234,567', 1234.567],
  ['$1,234.50', 1234.5],
  ['$1,234,567.89', 1_234_567.89],
  ['1 234 567,89', 1_234_567.89],
  ['1.234.567,89 €', 1_234_567.89],
  ['1.234.567', 1_234_567],
  ["1'234.50", 1234.5],
  ['1\u00a0000,25 USD', 1000.25],
])('a cell says %j as people write numbers: %j', (cell, number) => {
  expect(read(cell)).toBe(number)
})

it.each(['four', '4 pcs', '1,23,4', '1.2.3', '(3)', '1,234,56', '-', '1-2', '1e5', '0x10'])(
  'a cell that says %j has no number',
  cell => expect(read(cell)).toBeNaN(),
)

it.each([
  ['12,500', 12.5],
  ['12.500', 12_500],
  ['1.250,00', 1250],
  ['1,250.00', 1250],
  ['0.500', 0.5],
])('where the comma is decimal, %j is %j', (cell, number) => {
  expect(read(cell, 'comma')).toBe(number)
})

it('of a number that may be thousands or decimals, says how it was taken', () => {
  expect(readNumber('12,500', 'point')).toMatchObject({ hasDecimalComma: false, mayBeDecimals: true })
  expect(readNumber('12,500', 'comma')).toMatchObject({ hasDecimalComma: true, mayBeDecimals: false })
  expect(readNumber('12.500', 'point')).toMatchObject({ hasDecimalComma: false, mayBeDecimals: false })
  expect(readNumber('1,250.00', 'comma')).toMatchObject({ hasDecimalComma: false, mayBeDecimals: false })
})
