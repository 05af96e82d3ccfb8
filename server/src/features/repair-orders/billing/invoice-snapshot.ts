import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { invoiceParty } from '#server/features/billing/index.ts'
import { customerJson, type JoinedRepairOrder, vehicleJson } from '../record/repair-order-rows.ts'

type Party = Awaited<ReturnType<typeof invoiceParty>>

/**
 * Columns with the customer and vehicle for the invoice: written when the order is finished, and when its
 * invoice is first issued.
 */
export async function snapshotColumns(
  db: Kysely<Database>,
  order: { customer_id: number; vehicle_id: number },
) {
  const party = JSON.stringify({ party: await invoiceParty(db, order.customer_id) })
  return {
    customer_snapshot: sql<string>`(
      select ${customerJson}::jsonb || ${party}::jsonb from customers c where c.id = ${order.customer_id}
    )`,
    vehicle_snapshot: sql<string>`(select ${vehicleJson}::jsonb from vehicles v where v.id = ${order.vehicle_id})`,
  }
}

/** Customer and vehicle of the issued invoice; null without one. */
export function invoiceSnapshot(
  order: JoinedRepairOrder,
): { party: Party; vehicle: JoinedRepairOrder['vehicle'] } | null {
  const { party } = (order.customer_snapshot ?? {}) as { party?: Party }
  const vehicle = order.vehicle_snapshot as JoinedRepairOrder['vehicle'] | null
  return order.billed_at && party && vehicle ? { party, vehicle } : null
}
