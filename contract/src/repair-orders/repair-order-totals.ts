import { chargeCents, type PricedCharge, type TaxGroup } from '../charges/charge-amount.ts'
import { toMinutes } from '../shared/duration.ts'
import { type Cents, percentOf, perHour, sumCents, times, toCents, toDollars } from '../shared/money.ts'

/** Rows of the form or the database. Dollars and hours:minutes. */
export interface PricedRepairOrder {
  /** Percent, as both taxes. */
  discount: number
  tax_labor: number
  tax_inventory: number
  works: readonly PricedWork[]
  /** Of the whole order. */
  charges: readonly PricedCharge[]
}

export interface PricedWork {
  hourly_rate: number
  /** `2:30`. */
  duration: string
  parts: readonly { price: number; quantity: number }[]
  charges: readonly PricedCharge[]
}

/** Dollars. `discount` is the amount subtracted before taxes. */
export interface RepairOrderTotals {
  labor: number
  parts: number
  charges: number
  discount: number
  tax_labor: number
  tax_parts: number
  total: number
  works: WorkAmounts[]
  /** Of the charges of the whole order, in their order. */
  charge_amounts: number[]
}

/** Dollars, before discount and taxes. */
interface WorkAmounts {
  labor: number
  parts: number
  total: number
  charge_amounts: number[]
}

/**
 * Labor is rate × hours, parts price × quantity, every line half up to the cent. The discount applies to labor, parts
 * and discounted charges, split by tax group; then labor and parts have their own tax, with the charges taxed alike.
 */
export function repairOrderTotals(order: PricedRepairOrder): RepairOrderTotals {
  const works = order.works.map(workCents)
  const labor = sumCents(works.map(work => work.labor))
  const parts = sumCents(works.map(work => work.parts))
  const ofOrder = order.charges.map(charge => chargeCents(charge, { labor, parts }))
  const lines: Line[] = [
    { cents: labor, taxed_as: 'labor', is_discounted: true },
    { cents: parts, taxed_as: 'parts', is_discounted: true },
    ...order.works.flatMap((work, i) => linesOf(work.charges, works[i]!.charges)),
    ...linesOf(order.charges, ofOrder),
  ]
  const percent = Math.min(order.discount, 100)
  const ofLabor = discounted(lines, 'labor', percent)
  const ofParts = discounted(lines, 'parts', percent)
  const untaxed = discounted(lines, 'none', percent)
  const taxLabor = percentOf(ofLabor.kept, order.tax_labor)
  const taxParts = percentOf(ofParts.kept, order.tax_inventory)
  const sum = sumCents(lines.map(line => line.cents))
  return {
    labor: toDollars(labor),
    parts: toDollars(parts),
    charges: toDollars(sum - labor - parts),
    discount: toDollars(ofLabor.off + ofParts.off + untaxed.off),
    tax_labor: toDollars(taxLabor),
    tax_parts: toDollars(taxParts),
    total: toDollars(ofLabor.kept + ofParts.kept + untaxed.kept + taxLabor + taxParts),
    works: works.map(inDollars),
    charge_amounts: ofOrder.map(toDollars),
  }
}

interface Line {
  cents: Cents
  taxed_as: TaxGroup
  is_discounted: boolean
}

const linesOf = (charges: readonly PricedCharge[], amounts: readonly Cents[]): Line[] =>
  charges.map(({ taxed_as, is_discounted }, i) => ({ cents: amounts[i]!, taxed_as, is_discounted }))

/** What the discount takes off the lines of a tax group, and what it leaves. */
function discounted(lines: readonly Line[], group: TaxGroup, percent: number) {
  const own = lines.filter(line => line.taxed_as === group)
  const off = percentOf(sumCents(own.filter(line => line.is_discounted).map(line => line.cents)), percent)
  return { off, kept: sumCents(own.map(line => line.cents)) - off }
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

function workCents(work: PricedWork) {
  const labor = perHour(toCents(work.hourly_rate), toMinutes(work.duration))
  const parts = sumCents(work.parts.map(part => times(toCents(part.price), part.quantity)))
  return { labor, parts, charges: work.charges.map(charge => chargeCents(charge, { labor, parts })) }
}

const inDollars = ({ labor, parts, charges }: ReturnType<typeof workCents>): WorkAmounts => ({
  labor: toDollars(labor),
  parts: toDollars(parts),
  total: toDollars(labor + parts + sumCents(charges)),
  charge_amounts: charges.map(toDollars),
})
