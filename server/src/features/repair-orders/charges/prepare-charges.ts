import { chargeErrors } from '#contract/charges/charge-errors.ts'
import { maxOrderCharges, type OrderChargeInput } from '#contract/charges/order-charge.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import {
  type ChargeToWrite,
  chargeToWrite,
  copied,
  kept,
  readSavedCharges,
  readSuppliers,
} from '#server/features/charges/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import type { StoredRepairOrderCharge } from './repair-order-charges.ts'

export interface PreparedCharges {
  /** By type of work. */
  works: ChargeToWrite[][]
  ofOrder: ChargeToWrite[]
}

interface ChargedOrder {
  vehicleKind: 'truck' | 'trailer'
  customerId: number
  /** Undefined for a new order. */
  saved?: readonly StoredRepairOrderCharge[] | undefined
  /** Whether the automatic charges of a new order apply. */
  isNewlyCharged: boolean
}

/**
 * The charges of an order: those sent and the automatic ones. Automatic ones are added to a new order; in a saved one
 * they stay, and can be waived alone. An order without `charges` keeps those that it has.
 */
export async function prepareCharges(
  context: Context,
  input: RepairOrderInput,
  order: ChargedOrder,
): Promise<{ charges: PreparedCharges; reasons: Reason[] }> {
  const reasons: Reason[] = []
  const saved = order.saved ?? []
  // Each stored row once: a repeated id, or one of another order, makes a new row.
  const rows = new Map(saved.map(charge => [charge.id, charge]))
  const sent = [...input.works.flatMap(work => work.charges ?? []), ...(input.charges ?? [])]
  const named = await readNamed(context, sent, order)
  // A copy in a type of work or in a saved order is not automatic.
  const byHand: SavedCharges = new Map(
    [...named].map(([id, charge]) => [id, { ...charge, is_applied: false }]),
  )
  const suppliers = await readSuppliers(context, sent)
  const ofWholeOrder: SavedCharges = order.isNewlyCharged ? named : byHand
  const automaticIds = new Set(saved.flatMap(charge => (charge.is_automatic && charge.charge_id) || []))
  const works = input.works.map((work, i) =>
    work.charges
      ? work.charges.flatMap((row, j) => ofWork(row, `types_of_work.${i}.charges.${j}.`))
      : saved.filter(charge => charge.work_id !== null && charge.work_id === work.id).flatMap(keep),
  )
  const ofOrder = input.charges
    ? input.charges.flatMap((row, i) => ofWhole(row, `charges.${i}.`))
    : saved.filter(charge => charge.work_id === null && !charge.is_automatic).flatMap(keep)
  ofOrder.push(
    ...saved.filter(charge => charge.is_automatic).flatMap(keep),
    ...[...ofWholeOrder.values()]
      .filter(({ id, is_applied }) => is_applied && !automaticIds.has(id))
      .map(copied),
  )
  if (works.flat().length + ofOrder.length > maxOrderCharges) {
    reasons.push(
      reason(chargeErrors.too_many_charges, { parameter: 'charges', params: { max: maxOrderCharges } }),
    )
  }
  return { charges: { works, ofOrder }, reasons }

  /** Never automatic: those are of the whole order. */
  function ofWork(row: OrderChargeInput, prefix: string): ChargeToWrite[] {
    const stored = row.id ? rows.get(row.id) : undefined
    return toWrite(row, stored?.is_automatic ? undefined : stored, byHand, prefix)
  }

  function ofWhole(row: OrderChargeInput, prefix: string): ChargeToWrite[] {
    const stored = row.id ? rows.get(row.id) : undefined
    if (!stored && row.charge_id && automaticIds.has(row.charge_id)) {
      reasons.push(reason(chargeErrors.charge_twice, { parameter: `${prefix}charge_id` }))
      return []
    }
    const written = toWrite(row, stored, ofWholeOrder, prefix)
    for (const { is_automatic, charge_id } of written)
      if (is_automatic && charge_id !== null) automaticIds.add(charge_id)
    return written
  }

  function toWrite(
    row: OrderChargeInput,
    stored: StoredRepairOrderCharge | undefined,
    copies: SavedCharges,
    prefix: string,
  ): ChargeToWrite[] {
    if (stored) rows.delete(stored.id)
    const known = { stored, saved: copies, suppliers, waiving: 'orders-bs.waive-charge', prefix } as const
    const { charge, reasons: refused } = chargeToWrite(context, row, known)
    reasons.push(...refused)
    return charge ? [charge] : []
  }

  function keep({ work_id: _, ...charge }: StoredRepairOrderCharge): ChargeToWrite[] {
    return rows.delete(charge.id) ? [kept(charge)] : []
  }
}

type SavedCharges = Awaited<ReturnType<typeof readSavedCharges>>

/** The saved charges that are named, and for a new order the automatic ones. */
async function readNamed(
  context: Context,
  sent: readonly OrderChargeInput[],
  order: ChargedOrder,
): Promise<SavedCharges> {
  const ids = sent.flatMap(row => row.charge_id ?? [])
  if (ids.length === 0 && !order.isNewlyCharged) return new Map()
  return readSavedCharges(context, ids, { kind: 'repair_order', ...order })
}
