import { sql } from 'kysely'
import { chargeErrors } from '#contract/charges/charge-errors.ts'
import { maxOrderCharges, type OrderChargeInput } from '#contract/charges/order-charge.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { idsOf } from '#server/database/prepared.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import type { ChargeToWrite, StoredCharge } from './stored-charges.ts'

export interface PreparedCharges {
  /** By type of work. */
  works: ChargeToWrite[][]
  ofOrder: ChargeToWrite[]
}

interface ChargedOrder {
  vehicleKind: 'truck' | 'trailer'
  customerId: number
  /** Undefined for a new order. */
  saved?: readonly StoredCharge[] | undefined
  /** Whether the automatic charges of a new order apply. */
  isNewlyCharged: boolean
}

/**
 * The charges of an order: those sent, with the terms of the stored row or of the saved charge they are copied from,
 * and the automatic ones. Automatic ones are added to a new order; in a saved one they stay, and can be waived alone.
 * An order without `charges` keeps those that it has.
 */
export async function prepareCharges(
  context: Context,
  input: RepairOrderInput,
  order: ChargedOrder,
): Promise<{ charges: PreparedCharges; reasons: Reason[] }> {
  const reasons: Reason[] = []
  const saved = order.saved ?? []
  const rows = new Map(saved.map(charge => [charge.id, charge]))
  const named = await readCharges(context, input, order)
  const suppliers = await readSuppliers(context, input)
  const once = new Set<number>()
  const works = input.works.map((work, i) =>
    work.charges
      ? work.charges.flatMap((row, j) => toWrite(row, `types_of_work.${i}.charges.${j}`))
      : saved.filter(charge => charge.work_id !== null && charge.work_id === work.id).map(kept),
  )
  const ofOrder = input.charges
    ? input.charges.flatMap((row, i) => toWrite(row, `charges.${i}`))
    : saved.filter(charge => charge.work_id === null && !charge.is_automatic).map(kept)
  const automatic = order.isNewlyCharged
    ? [...named.values()].filter(charge => charge.is_applied).map(charge => copied(charge))
    : saved.filter(charge => charge.is_automatic).map(kept)
  ofOrder.push(...automatic.filter(({ charge_id }) => charge_id === null || !once.has(charge_id)))
  if (works.flat().length + ofOrder.length > maxOrderCharges) {
    reasons.push(
      reason(chargeErrors.too_many_charges, { parameter: 'charges', params: { max: maxOrderCharges } }),
    )
  }
  return { charges: { works, ofOrder }, reasons }

  function toWrite(row: OrderChargeInput, parameter: string): ChargeToWrite[] {
    const stored = row.id ? rows.get(row.id) : undefined
    // A repeated id, or one of another order, makes a new row.
    if (stored) rows.delete(stored.id)
    const charge = stored || !row.charge_id ? undefined : named.get(row.charge_id)
    if (!stored && row.charge_id && !charge) {
      reasons.push(reason(chargeErrors.charge_not_found, { parameter: `${parameter}.charge_id` }))
      return []
    }
    const terms = stored ? kept(stored) : charge ? copied(charge) : typed(row)
    if (terms.is_automatic && terms.charge_id !== null) {
      if (once.has(terms.charge_id))
        reasons.push(reason(chargeErrors.charge_twice, { parameter: `${parameter}.charge_id` }))
      once.add(terms.charge_id)
    }
    if (row.supplier_id && !suppliers.has(row.supplier_id)) {
      reasons.push(reason(chargeErrors.supplier_not_found, { parameter: `${parameter}.supplier_id` }))
    }
    const changed = { ...terms, ...(terms.is_automatic ? {} : edited(row, terms)), ...waiver(row, terms) }
    if (changed.waived_reason !== terms.waived_reason) {
      const refused = !terms.is_automatic
        ? chargeErrors.charge_not_waivable
        : context.may('orders-bs.waive-charge')
          ? undefined
          : chargeErrors.waiving_not_allowed
      if (refused) reasons.push(reason(refused, { parameter: `${parameter}.waived_reason` }))
    }
    return [changed]
  }

  function edited(row: OrderChargeInput, terms: ChargeToWrite) {
    return {
      kind: row.kind,
      name: row.name,
      quantity: row.quantity,
      price: terms.percent === null ? (row.price ?? terms.price) : 0,
      ...(terms.charge_id === null && { taxed_as: row.taxed_as, is_discounted: row.is_discounted }),
      cost: seesCosts(context) ? (row.cost ?? null) : terms.cost,
      supplier_id: row.supplier_id ?? null,
      supplier_invoice: row.supplier_invoice,
      expected_back: row.expected_back ?? null,
    }
  }

  function waiver({ waived_reason }: OrderChargeInput, terms: ChargeToWrite) {
    if (waived_reason === terms.waived_reason) return {}
    const isWaived = waived_reason !== ''
    return {
      waived_reason,
      is_waived: isWaived,
      waived_at: isWaived ? context.now : null,
      waived_by: isWaived ? context.user.id : null,
    }
  }
}

type SavedCharge = Awaited<ReturnType<typeof readCharges>> extends Map<number, infer Found> ? Found : never

/** The saved charges that are named, and those that apply to a new order by themselves. */
async function readCharges(context: Context, input: RepairOrderInput, order: ChargedOrder) {
  const sent = [...input.works.flatMap(work => work.charges ?? []), ...(input.charges ?? [])]
  const ids = sent.flatMap(row => row.charge_id ?? [])
  if (ids.length === 0 && !order.isNewlyCharged) return new Map<number, never>()
  const charges = await context.db
    .selectFrom('charges as c')
    .selectAll()
    .select(
      sql<boolean>`c.is_active and c.applies = 'automatic' and c.order_kind <> 'parts_order'
        and coalesce(c.vehicle_kind, ${order.vehicleKind}) = ${order.vehicleKind}
        and not (select without_charges from customers where id = ${order.customerId})`.as('is_applied'),
    )
    .where(({ or, eb }) => or([eb('c.applies', '=', 'automatic'), sql<boolean>`c.id = any(${idsOf(ids)})`]))
    .orderBy('c.position')
    .orderBy('c.id')
    .forKeyShare()
    .execute()
  return new Map(charges.map(charge => [charge.id, charge]))
}

async function readSuppliers(context: Context, input: RepairOrderInput): Promise<Set<number>> {
  const sent = [...input.works.flatMap(work => work.charges ?? []), ...(input.charges ?? [])]
  const ids = sent.flatMap(row => row.supplier_id ?? [])
  if (ids.length === 0) return new Set()
  const found = await context.db
    .selectFrom('suppliers')
    .select('id')
    .where('id', 'in', ids)
    .forKeyShare()
    .execute()
  return new Set(found.map(({ id }) => id))
}

const nobody = { cost: null, supplier_id: null, supplier_invoice: '', expected_back: null }
const notWaived = { is_waived: false, waived_at: null, waived_by: null, waived_reason: '' }

const copied = (charge: SavedCharge): ChargeToWrite => ({
  id: null,
  charge_id: charge.id,
  is_automatic: charge.is_applied,
  kind: 'fee',
  name: charge.name,
  quantity: 1,
  price: Number(charge.amount ?? 0),
  percent: numberOf(charge.percent),
  base: charge.base as ChargeToWrite['base'],
  min_amount: numberOf(charge.min_amount),
  max_amount: numberOf(charge.max_amount),
  taxed_as: charge.taxed_as as ChargeToWrite['taxed_as'],
  is_discounted: charge.is_discounted,
  ...nobody,
  ...notWaived,
})

const kept = ({
  supplier,
  work_id: _w,
  amount: _a,
  waived_by_name: _n,
  ...row
}: StoredCharge): ChargeToWrite => ({
  ...row,
  supplier_id: supplier?.id ?? null,
  is_waived: row.waived_at !== null,
})

const typed = (row: OrderChargeInput): ChargeToWrite => ({
  id: null,
  charge_id: null,
  is_automatic: false,
  kind: row.kind,
  name: row.name,
  quantity: row.quantity,
  price: row.price ?? 0,
  percent: null,
  base: null,
  min_amount: null,
  max_amount: null,
  taxed_as: row.taxed_as,
  is_discounted: row.is_discounted,
  ...nobody,
  ...notWaived,
})

const numberOf = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric))
