import { toMinutes } from '../shared/duration.ts'
import { percentOf, perHour, sumCents, times, toCents, toDollars } from '../shared/money.ts'

/** Rows of the form or the database. Dollars and hours:minutes. */
export interface PricedRepairOrder {
  /** Percent, as both taxes. */
  discount: number
  tax_labor: number
  tax_inventory: number
  works: readonly PricedWork[]
}

export interface PricedWork {
  hourly_rate: number
  /** `2:30`. */
  duration: string
  parts: readonly { price: number; quantity: number }[]
}

/** Dollars. `discount` is the amount subtracted before taxes. */
export interface RepairOrderTotals {
  labor: number
  parts: number
  discount: number
  tax_labor: number
  tax_parts: number
  total: number
  works: WorkAmounts[]
}

/** Dollars, before discount and taxes. */
interface WorkAmounts {
  labor: number
  parts: number
  total: number
}

/**
 * Labor is rate × hours, parts price × quantity, every line half up to the cent. The discount applies to
 * both; then each has its own tax.
 */
export function repairOrderTotals(order: PricedRepairOrder): RepairOrderTotals {
  const works = order.works.map(workCents)
  const labor = sumCents(works.map(work => work.labor))
  const parts = sumCents(works.map(work => work.parts))
  const percent = Math.min(order.discount, 100)
  const discountOnLabor = percentOf(labor, percent)
  const discountOnParts = percentOf(parts, percent)
  const taxLabor = percentOf(labor - discountOnLabor, order.tax_labor)
  const taxParts = percentOf(parts - discountOnParts, order.tax_inventory)
  const discount = discountOnLabor + discountOnParts
  return {
    labor: toDollars(labor),
    parts: toDollars(parts),
    discount: toDollars(discount),
    tax_labor: toDollars(taxLabor),
    tax_parts: toDollars(taxParts),
    total: toDollars(labor + parts - discount + taxLabor + taxParts),
    works: works.map(inDollars),
  }
}

/**
 * Dollars charged for each line of parts, before taxes: each has its share of the discount, so that they sum to the
 * parts less the discount on them.
 */
export function chargedAmounts(
  lines: readonly { price: number; quantity: number }[],
  discount: number,
): number[] {
  const percent = Math.min(discount, 100)
  let sum = 0
  return lines.map(({ price, quantity }) => {
    const before = sum - percentOf(sum, percent)
    sum += times(toCents(price), quantity)
    return toDollars(sum - percentOf(sum, percent) - before)
  })
}

export const workAmounts = (work: PricedWork): WorkAmounts => inDollars(workCents(work))

const workCents = (work: PricedWork) => ({
  labor: perHour(toCents(work.hourly_rate), toMinutes(work.duration)),
  parts: sumCents(work.parts.map(part => times(toCents(part.price), part.quantity))),
})

const inDollars = ({ labor, parts }: ReturnType<typeof workCents>): WorkAmounts => ({
  labor: toDollars(labor),
  parts: toDollars(parts),
  total: toDollars(labor + parts),
})
