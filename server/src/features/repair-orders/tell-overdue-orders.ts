import { addDays, dateIn } from '#contract/shared/dates.ts'
import type { Announcement } from '#server/http/context.ts'
import type { Shop } from '#server/platform/shop.ts'
import { overdueSql } from './repair-order-filters.ts'
import { tellOverdue } from './tell-people.ts'

/** How far back it looks, so that hours in which no server ran are made up for. */
const days = 3

/** Tells once of every order that became overdue: done by the clock, each hour, as the company's day may begin at any. */
export async function tellOverdueOrders(shop: Shop): Promise<void> {
  const announcements: Announcement[] = []
  await shop.db.transaction().execute(async db => {
    const { timezone } = await db
      .selectFrom('company')
      .select('timezone')
      .forUpdate() // two processes would both tell
      .executeTakeFirstOrThrow()
    const now = shop.clock.now()
    const today = dateIn(timezone, Math.floor(now.getTime() / 1000))
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
      .where('created_at', '>=', new Date(now.getTime() - (days + 2) * 86_400_000))
      .execute()
    const links = new Set(told.map(row => row.link))
    const writing = {
      db,
      now,
      shop,
      user: null,
      companyTimezone: timezone,
      publish: (announcement: Announcement) => announcements.push(announcement),
    }
    for (const order of orders) {
      if (!links.has(`/orders/${order.id}`)) await tellOverdue(writing, order)
    }
  })
  for (const { to, event, payload } of announcements) shop.realtime.tell(to, event, payload)
}
