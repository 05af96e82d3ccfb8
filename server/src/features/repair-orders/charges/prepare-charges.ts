import { chargeErrors } from '#contract/charges/charge-errors.ts'
import { maxOrderCharges, type OrderChargeInput } from '#contract/charges/order-charge.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import {
  type ChargeToWrite,
  chargeToWrite,
  copied,
  kept as keptCharge,
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
  const rows = new Map(saved.map(charge => [charge.id, charge]))
  const sent = [...input.works.flatMap(work => work.charges ?? []), ...(input.charges ?? [])]
  const named = await readNamed(context, sent, order)
  const suppliers = await readSuppliers(context, sent)
  const once = new Set<number>()
  const works = input.works.map((work, i) =>
    work.charges
      ? work.charges.flatMap((row, j) => toWrite(row, `types_of_work.${i}.charges.${j}.`))
      : saved.filter(charge => charge.work_id !== null && charge.work_id === work.id).map(kept),
  )
  const ofOrder = input.charges
    ? input.charges.flatMap((row, i) => toWrite(row, `charges.${i}.`))
    : saved.filter(charge => charge.work_id === null && !charge.is_automatic).map(kept)
  const automatic = order.isNewlyCharged
    ? [...named.values()].filter(charge => charge.is_applied).map(copied)
    : saved.filter(charge => charge.is_automatic).map(kept)
  ofOrder.push(...automatic.filter(({ charge_id }) => charge_id === null || !once.has(charge_id)))
  if (works.flat().length + ofOrder.length > maxOrderCharges) {
    reasons.push(
      reason(chargeErrors.too_many_charges, { parameter: 'charges', params: { max: maxOrderCharges } }),
    )
  }
  return { charges: { works, ofOrder }, reasons }

  function toWrite(row: OrderChargeInput, prefix: string): ChargeToWrite[] {
    const stored = row.id ? rows.get(row.id) : undefined
    // A repeated id, or one of another order, makes a new row.
    if (stored) rows.delete(stored.id)
    const known = { stored, saved: named, suppliers, waiving: 'orders-bs.waive-charge', prefix } as const
    const { charge, reasons: refused } = chargeToWrite(context, row, known)
    reasons.push(...refused)
    if (!charge) return []
    if (charge.is_automatic && charge.charge_id !== null) {
      if (once.has(charge.charge_id))
        reasons.push(reason(chargeErrors.charge_twice, { parameter: `${prefix}charge_id` }))
      once.add(charge.charge_id)
    }
    return [charge]
  }
}

const kept = ({ work_id: _, ...charge }: StoredRepairOrderCharge) => keptCharge(charge)

async function readNamed(context: Context, sent: readonly OrderChargeInput[], order: ChargedOrder) {
  const ids = sent.flatMap(row => row.charge_id ?? [])
  if (ids.length === 0 && !order.isNewlyCharged) return new Map<number, never>()
  return readSavedCharges(context, ids, { kind: 'repair_order', ...order })
}
