import { expect, it } from 'vitest'
import { formatRepairOrderNumber, readRepairOrderNumber } from './repair-order-number.ts'

it('parses a number in any format', () => {
  for (const text of ['R-000902', 'r-000902', 'R000902', 'r902', ' r 902', 'R‑902', '#902', '902', '000902'])
    expect(readRepairOrderNumber(text), text).toBe('R-000902')
})

it('refuses other texts', () => {
  for (const text of ['', 'r', 'r-', '0', 'R-000000', 'P-000902', '902 Kostiuk', '3125550119 ', '1234567890'])
    expect(readRepairOrderNumber(text), text).toBe(null)
})

it('parses what it formats', () => {
  for (const value of [1, 902, 1_000_000])
    expect(readRepairOrderNumber(formatRepairOrderNumber(value))).toBe(formatRepairOrderNumber(value))
})
