import type { OfferedCharge } from '#contract/charges/charge.ts'
import type { PricedCharge } from '#contract/charges/charge-amount.ts'
import type { OrderCharge, OrderChargePayload } from '#contract/charges/order-charge.ts'
import type { TypeOfWorkCharge } from '#contract/types-of-work/type-of-work-charge.ts'

/** A charge in a form. Dollars. */
export interface ChargeRowValues
  extends Omit<PricedCharge, 'quantity' | 'price' | 'is_waived'>,
    Pick<
      OrderCharge,
      | 'charge_id'
      | 'kind'
      | 'name'
      | 'is_automatic'
      | 'cost'
      | 'supplier'
      | 'supplier_invoice'
      | 'expected_back'
    > {
  /** Stable while shown; a saved row gets the same key each time it is read. */
  key: string
  /** Null: not saved yet. */
  id: number | null
  quantity: number | null
  price: number | null
  /** Not empty: waived. */
  waived_reason: string
  /** Of a type of work: the saved charge is not carried any more. */
  is_retired?: boolean
}

export const pricedCharge = ({ quantity, price, waived_reason, ...row }: ChargeRowValues): PricedCharge => ({
  ...row,
  quantity: quantity ?? 0,
  price: price ?? 0,
  is_waived: waived_reason !== '',
})

const noCost = { cost: null, supplier: null, supplier_invoice: '', expected_back: null }
const unsaved = { id: null, quantity: 1, ...noCost, waived_reason: '' }

export const typedCharge = (kind: OrderCharge['kind']): ChargeRowValues => ({
  ...unsaved,
  key: crypto.randomUUID(),
  charge_id: null,
  kind,
  name: '',
  price: null,
  percent: null,
  base: null,
  min_amount: null,
  max_amount: null,
  taxed_as: kind === 'sublet' ? 'labor' : 'none',
  is_discounted: false,
  is_automatic: false,
})

/** A copy of a saved charge. The key of an automatic one stays the same, as it is copied at each rendering. */
export const copiedCharge = (charge: OfferedCharge, isAutomatic = false): ChargeRowValues => ({
  ...unsaved,
  key: isAutomatic ? `automatic-${charge.id}` : crypto.randomUUID(),
  charge_id: charge.id,
  kind: 'fee',
  name: charge.name,
  price: charge.amount ?? 0,
  percent: charge.percent,
  base: charge.base,
  min_amount: charge.min_amount,
  max_amount: charge.max_amount,
  taxed_as: charge.taxed_as,
  is_discounted: charge.is_discounted,
  is_automatic: isAutomatic,
})

export const savedCharge = ({ waived, amount: _, ...charge }: OrderCharge): ChargeRowValues => ({
  ...charge,
  key: `charge-${charge.id}`,
  waived_reason: waived?.reason ?? '',
})

/** A charge of a saved type of work, as a new row of an order. */
export const chargeOfType = ({ id: _, is_used, ...charge }: TypeOfWorkCharge): ChargeRowValues => ({
  ...unsaved,
  ...charge,
  is_retired: !is_used,
  key: crypto.randomUUID(),
  is_automatic: false,
})

export const chargeBody = (row: ChargeRowValues): OrderChargePayload => ({
  id: row.id ?? undefined,
  charge_id: row.charge_id ?? undefined,
  kind: row.kind,
  name: row.name,
  // Empty ones are refused by the server.
  quantity: row.quantity as number,
  price: row.price as number,
  taxed_as: row.taxed_as,
  is_discounted: row.is_discounted,
  cost: row.cost,
  supplier_id: row.supplier?.id ?? null,
  supplier_invoice: row.supplier_invoice,
  expected_back: row.expected_back,
  waived_reason: row.waived_reason,
})
