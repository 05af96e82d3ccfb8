import { sql } from 'kysely'
import type { OrderChargeInput } from '#contract/charges/order-charge.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { idsOf } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'

interface ChargedOrder {
  kind: OrderKind
  /** Null: an order without a vehicle. */
  vehicleKind: 'truck' | 'trailer' | null
  customerId: number | null
}

export type SavedCharge =
  Awaited<ReturnType<typeof readSavedCharges>> extends Map<number, infer Found> ? Found : never

/** The saved charges with these ids, and the automatic ones; `is_applied`: a new order of this customer gets it. */
export async function readSavedCharges(context: Context, ids: readonly number[], order: ChargedOrder) {
  const { kind, vehicleKind, customerId } = order
  const charges = await context.db
    .selectFrom('charges as c')
    .selectAll()
    .select(
      sql<boolean>`c.is_active and c.applies = 'automatic' and c.order_kind in (${kind}, 'both')
        and (c.vehicle_kind is null or c.vehicle_kind is not distinct from ${vehicleKind}::text)
        and not coalesce((select without_charges from customers where id = ${customerId}), false)`.as(
        'is_applied',
      ),
    )
    .select(sql<boolean>`c.is_active and c.order_kind in (${kind}, 'both')`.as('is_offered'))
    .where(({ or, eb }) => or([eb('c.applies', '=', 'automatic'), sql<boolean>`c.id = any(${idsOf(ids)})`]))
    .orderBy('c.position')
    .orderBy('c.id')
    .forKeyShare()
    .execute()
  return new Map(charges.map(charge => [charge.id, charge]))
}

/** The ids of the suppliers that exist. */
export async function readSuppliers(
  context: Context,
  rows: readonly Pick<OrderChargeInput, 'supplier_id'>[],
): Promise<ReadonlySet<number>> {
  const ids = rows.flatMap(row => row.supplier_id ?? [])
  if (ids.length === 0) return new Set()
  const found = await context.db
    .selectFrom('suppliers')
    .select('id')
    .where('id', 'in', ids)
    .forKeyShare()
    .execute()
  return new Set(found.map(({ id }) => id))
}
