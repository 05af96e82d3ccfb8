import { addDays } from '#contract/shared/dates.ts'
import { asShop } from '#server/http/as-shop.ts'
import { plusDays, todayOf } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { overdueSql } from './repair-order-filters.ts'
import { tellOverdue } from './tell-people.ts'

/** How far back it looks, so that hours in which no server ran are made up for. */
const days = 3

/** Tells once of every order that became overdue: done by the clock, each hour, as the company's day may begin at any. */
export const tellOverdueOrders = (shop: Shop): Promise<void> =>
  asShop(shop, async context => {
    const { db, now } = context
    // Two processes would both tell.
    await db.selectFrom('company').select('id').forUpdate().executeTakeFirstOrThrow()
    const today = todayOf(context)
    const orders = await db
      .selectFrom('repair_orders as o')
      .select(['o.id', 'o.order_number', 'o.mechanic_id', 'o.created_by'])
      .where(overdueSql(today))
      .where('o.due_date', '>=', addDays(today, -days))
      .orderBy('o.id')
      .execute()
    const told = await db
      .selectFrom('notifications')
      .select('link')
      .distinct()
      .where('type', '=', 'order_overdue')
      .where('created_at', '>=', plusDays(now, -(days + 2)))
      .execute()
    const links = new Set(told.map(row => row.link))
    for (const order of orders) {
      if (!links.has(`/orders/${order.id}`)) await tellOverdue(context, order)
    }
  })
