import { expect, it } from 'vitest'
import { type ChargeRowValues, typedCharge } from '#web/features/charges/index.ts'
import { showConflictValue } from './repair-order-conflict.ts'

const text = (...charges: Partial<ChargeRowValues>[]) =>
  showConflictValue(
    'charges',
    charges.map(one => ({ ...typedCharge('other'), name: 'Crane', price: 1.5, ...one })),
    [],
  )

it('tells charges of two versions apart by amount, cost, supplier and waiver', () => {
  expect(text({}, { quantity: 2 })).toBe('Crane $1.50; Crane $3.00')
  expect(text({ percent: 5, base: 'labor' })).toMatch(/^Crane .*labor/)
  const versions = [
    text({}),
    text({ cost: 1 }),
    text({ waived_reason: 'Fleet' }),
    text({ supplier: { id: 7, name: 'Smith Machine' } }),
    text({ supplier_invoice: 'SM-7719' }),
    text({ expected_back: '2026-11-30' }),
  ]
  expect(new Set(versions).size).toBe(versions.length)
})
