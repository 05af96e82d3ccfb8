import { addDays } from '#contract/shared/dates.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { overdueSql } from '../list/payment-status-sql.ts'
import { notifyOverdue } from './notify-people.ts'

/** Days looked back, to cover times without a running server. */
const days = 3

const pageSize = 100

/**
 * Notifies once of every order that became overdue. Hourly, as the company's day may start at any hour.
 * Excludes orders that became due long after their due date by deleting a payment.
 */
export async function notifyOverdueRepairOrders(shop: Shop): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined) last = await notifyPageAfter(shop, last)
}

const notifyPageAfter = (shop: Shop, after: number): Promise<number | undefined> =>
  inSystemContext(shop, async context => {
    const { db } = context
    const today = todayOf(context)
    const orders = await db
      .selectFrom('repair_orders as o')
      .select(['o.id', 'o.order_number', 'o.mechanic_id', 'o.created_by', 'o.due_date'])
      .where(overdueSql(today))
      .where('o.due_date', '>=', addDays(today, -days))
      .where('o.id', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('overdue_notices as n')
              .select('n.order_id')
              .whereRef('n.order_id', '=', 'o.id')
              .whereRef('n.due_date', '=', 'o.due_date'),
          ),
        ),
      )
      .orderBy('o.id')
      .limit(pageSize)
      .execute()
    if (orders.length === 0) return undefined
    // If two processes run at once, only the one that inserts the row notifies.
    const noticed = await db
      .insertInto('overdue_notices')
      .values(orders.map(order => ({ order_id: order.id, due_date: order.due_date })))
      .onConflict(conflict => conflict.doNothing())
      .returning('order_id')
      .execute()
    const mine = new Set(noticed.map(notice => notice.order_id))
    for (const order of orders) if (mine.has(order.id)) await notifyOverdue(context, order)
    return orders.at(-1)?.id
  })
