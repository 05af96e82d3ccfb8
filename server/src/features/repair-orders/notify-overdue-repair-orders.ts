import { addDays } from '#contract/shared/dates.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { notifyOverdue } from './notify-people.ts'
import { overdueSql } from './repair-order-filters.ts'

/** How far back it looks, so that days in which no server ran are made up for. */
const days = 3

/** Told in one transaction, however many became overdue at once. */
const pageSize = 100

/**
 * Tells once of every order that time made overdue: done by the clock, each hour, as the company's day may begin at
 * any. One that owes again long after its due date, as when a payment is dropped, was made so by somebody, who knows.
 */
export async function notifyOverdueRepairOrders(shop: Shop): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined) last = await notifyPageAfter(shop, last)
}

/** Answers the last order of the page; undefined when there is no page any more. */
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
    // Of two processes at once, the one that writes the notice tells.
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
