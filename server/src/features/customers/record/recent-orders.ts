import { sql } from 'kysely'
import type { RecentOrder } from '#contract/customers/recent-orders.ts'
import { overdueDays } from '#contract/repair-orders/payment-status.ts'
import type { OdometerUnit } from '#contract/repair-orders/repair-order-input.ts'
import type { Context } from '#server/operation/context.ts'
import { visible } from '#server/operation/visibility.ts'
import { todayOf, unixSeconds } from '#server/platform/clock.ts'

const worksOf = sql<string[]>`(
  select coalesce(json_agg(w.name order by w.position), '[]') from repair_order_works w where w.order_id = repair_orders.id
)`.as('works')

const partsOf = sql<RecentOrder['parts']>`(
  select coalesce(
    json_agg(json_build_object('name', p.name, 'quantity', l.quantity) order by w.position, l.position), '[]'
  )
  from repair_order_parts l join repair_order_works w on w.id = l.work_id join parts p on p.id = l.part_id
  where l.order_id = repair_orders.id
)`.as('parts')

/** The ten latest repair orders of a customer or vehicle; mechanics get only their own. */
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
      'balance',
      'billed_at',
      'odometer_in',
      'odometer_unit',
      worksOf,
      partsOf,
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
  const today = todayOf(context)
  return rows.map(({ vehicle_id, kind, vin, unit_number, billed_at, ...order }) => {
    const status = order.status as RecentOrder['status']
    const balance = Number(order.balance)
    const money = { ...order, status, balance, is_billed: billed_at !== null }
    return {
      ...order,
      status,
      total_amount: Number(order.total_amount),
      balance,
      overdue_days: overdueDays(money, today),
      odometer_unit: order.odometer_unit as OdometerUnit,
      implementation_date: unixSeconds(order.implementation_date),
      vehicle: { id: vehicle_id, kind: kind as 'truck' | 'trailer', vin, unit_number },
    }
  })
}
