import type { Kysely } from 'kysely'
import type { PricedCharge } from '#contract/charges/charge-amount.ts'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'

/** The shop has charged for supplies from this day on. */
export const chargesSince = -60

/** A charge of an order, of a type of work or of the whole order. */
export interface DemoCharge extends PricedCharge, Pick<OrderCharge, 'kind' | 'name'> {
  charge_id: number | null
  is_automatic: boolean
  sublet?: Sublet
}

interface Sublet {
  supplier: string
  cost: number | null
  /** Days from today. */
  expectedDay: number
  backDay: number | null
}

const automatic = { applies: 'automatic', order_kind: 'both', taxed_as: 'none' } as const
const ofPercentages = { percent: null, base: null, min_amount: null, max_amount: null }

const savedCharges = [
  {
    ...automatic,
    order_kind: 'repair_order',
    name: 'Shop supplies',
    kind: 'percent',
    amount: null,
    percent: 5,
    base: 'labor_and_parts',
    min_amount: 5,
    max_amount: 75,
    position: 1,
  },
  {
    ...automatic,
    ...ofPercentages,
    name: 'Environmental fee',
    kind: 'fixed',
    amount: 12.5,
    position: 2,
  },
] as const

/** Writes the saved charges, and returns what each adds to a new order. */
export async function writeCharges(db: Kysely<Database>): Promise<DemoCharge[]> {
  const ids = await insertNumberedRows(db, 'charges', [...savedCharges])
  return savedCharges.map(({ name, amount, percent, base, min_amount, max_amount, taxed_as }, index) => ({
    ...typed,
    charge_id: ids[index]!,
    is_automatic: true,
    name,
    price: amount ?? 0,
    percent,
    base,
    min_amount,
    max_amount,
    taxed_as,
  }))
}

const typed = {
  ...ofPercentages,
  charge_id: null,
  is_automatic: false,
  kind: 'fee',
  quantity: 1,
  is_discounted: false,
  is_waived: false,
} as const

/** What types of work carry. */
export const tireDisposal: DemoCharge = {
  ...typed,
  name: 'Tire disposal',
  quantity: 2,
  price: 8,
  taxed_as: 'none',
}
export const filterBake: DemoCharge = {
  ...typed,
  kind: 'sublet',
  name: 'DPF bake and clean',
  price: 425,
  taxed_as: 'labor',
}

/** One is still out, the other is back; the suppliers' invoices are not there yet. */
export const sublets: readonly DemoCharge[] = [
  {
    ...typed,
    kind: 'sublet',
    name: 'Drive shaft balancing',
    price: 280,
    taxed_as: 'labor',
    sublet: { supplier: 'Route 53 Heavy Duty', cost: null, expectedDay: -2, backDay: null },
  },
  {
    ...typed,
    kind: 'sublet',
    name: 'Radiator recore',
    price: 690,
    taxed_as: 'labor',
    sublet: { supplier: 'Core Exchange Remanufacturing', cost: 495, expectedDay: -1, backDay: -1 },
  },
]
