import { expect, it } from 'vitest'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { chargeBody, savedCharge } from './charge-row-values.ts'

const sublet: OrderCharge = {
  ...{ id: 1, charge_id: null, kind: 'sublet', name: 'Line boring', quantity: 1, price: 480, amount: 480 },
  ...{ percent: null, base: null, min_amount: null, max_amount: null, taxed_as: 'labor' },
  ...{ is_discounted: false, is_automatic: false, cost: 333.33, supplier: { id: 7, name: 'Smith Machine' } },
  ...{ supplier_invoice: 'SM-7719', expected_back: '2026-11-30', back_at: null, waived: null },
}

it('sends back all that a saved sublet has', { tags: 'CHG-4' }, () => {
  expect(chargeBody(savedCharge(sublet))).toEqual({
    ...{ id: 1, charge_id: undefined, kind: 'sublet', name: 'Line boring', quantity: 1, price: 480 },
    ...{ taxed_as: 'labor', is_discounted: false, cost: 333.33, supplier_id: 7 },
    ...{ supplier_invoice: 'SM-7719', expected_back: '2026-11-30', waived_reason: '' },
  })
})

it('opens a waived charge as waived', { tags: 'CHG-5' }, () => {
  const waived = { by: 'Ellen Hart', at: 1_795_000_000, reason: 'Fleet' }
  expect(savedCharge({ ...sublet, waived }).waived_reason).toBe('Fleet')
})
