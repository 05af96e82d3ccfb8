import type { OfferedCharge } from '#contract/charges/charge.ts'
import {
  type PricedWork,
  type RepairOrderTotals,
  repairOrderTotals,
  workAmounts,
} from '#contract/repair-orders/repair-order-totals.ts'
import { completeDuration, isDuration } from '#contract/shared/duration.ts'
import { pricedCharge } from '#web/features/charges/index.ts'
import { chargesOf } from '../values/order-charges.ts'
import type { RepairOrderValues, WorkValues } from '../values/repair-order-values.ts'

type Priced = Pick<
  RepairOrderValues,
  'vehicle' | 'works' | 'charges' | 'discount' | 'tax_labor' | 'tax_inventory'
>

/** Missing values count as 0. `automatic`: the charges that a new order gets. */
export const totalsOf = (values: Priced, automatic: readonly OfferedCharge[]): RepairOrderTotals =>
  repairOrderTotals({
    discount: values.discount ?? 0,
    tax_labor: values.tax_labor ?? 0,
    tax_inventory: values.tax_inventory ?? 0,
    works: (values.works ?? []).map(priced),
    charges: chargesOf(values, automatic).map(pricedCharge),
  })

/** Dollars, before discount and taxes. */
export const amountsOf = (work: WorkValues) => workAmounts(priced(work))

export const workTotal = (work: WorkValues): number => amountsOf(work).total

const priced = (work: WorkValues): PricedWork => ({
  hourly_rate: work.hourly_rate ?? 0,
  duration: shownDuration(work.duration),
  charges: work.charges.map(pricedCharge),
  parts: work.parts.filter(row => row.part).map(row => ({ price: row.price, quantity: row.quantity ?? 0 })),
})

/** `2` counts as two hours while typing. */
function shownDuration(typed: string): string {
  const complete = completeDuration(typed)
  return isDuration(complete) ? complete : '0:00'
}
