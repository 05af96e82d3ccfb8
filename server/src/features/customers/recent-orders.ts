import type { RecentOrder } from '#contract/customers/recent-orders.ts'
import type { Context } from '#server/operation/context.ts'
import { visible } from '#server/operation/visibility.ts'
import { unixSeconds } from '#server/platform/clock.ts'

/** The ten latest repair orders of a customer or a vehicle; a mechanic gets only their own. */
export async function readRecentOrders(
  context: Context,
  of: { column: 'customer_id' | 'vehicle_id'; id: number },
): Promise<RecentOrder[]> {
  if (!context.may('orders-bs.read')) return []
  const rows = await context.db
    .selectFrom('repair_orders')
    .innerJoin('vehicles', 'vehicles.id', 'repair_orders.vehicle_id')
    .select([
      'repair_orders.id',
      'order_number',
      'status',
      'is_paid',
      'total_amount',
      'implementation_date',
      'due_date',
      'vehicle_id',
      'kind',
      'vin',
      'unit_number',
    ])
    .where(`repair_orders.${of.column}`, '=', of.id)
    .where('status', '<>', 'deleted')
    .where(visible(context, 'repair_order', 'repair_orders'))
    .orderBy('repair_orders.id', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ vehicle_id, kind, vin, unit_number, ...order }) => ({
    ...order,
    status: order.status as RecentOrder['status'],
    total_amount: Number(order.total_amount),
    implementation_date: unixSeconds(order.implementation_date),
    vehicle: { id: vehicle_id, kind: kind as 'truck' | 'trailer', vin, unit_number },
  }))
}
