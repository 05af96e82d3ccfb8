import { openStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import { addDays } from '#contract/shared/dates.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { notifySubletPastDue } from './notify-people.ts'

/** Days looked back, to cover times without a running server. */
const days = 3

/** Notifies once of sublet work that is still out on the day after it should be back. */
export const notifyPastDueSublets = (shop: Shop): Promise<void> =>
  inSystemContext(shop, async context => {
    const { db } = context
    const today = todayOf(context)
    const sublets = await db
      .selectFrom('repair_order_charges as c')
      .innerJoin('repair_orders as o', 'o.id', 'c.order_id')
      .select(['o.id', 'o.order_number', 'o.mechanic_id', 'o.created_by'])
      .select(['c.id as charge_id', 'c.name', 'c.expected_back'])
      .where('c.kind', '=', 'sublet')
      .where('c.back_at', 'is', null)
      .where('c.expected_back', '<', today)
      .where('c.expected_back', '>=', addDays(today, -days))
      .where('o.status', 'in', openStatuses)
      .orderBy('c.id')
      .execute()
    if (sublets.length === 0) return
    // If two processes run at once, only the one that inserts the row notifies.
    const noticed = await db
      .insertInto('sublet_notices')
      .values(
        sublets.map(({ id, charge_id, expected_back }) => ({
          order_id: id,
          charge_id,
          expected_back: expected_back!,
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .returning('charge_id')
      .execute()
    const mine = new Set(noticed.map(notice => notice.charge_id))
    for (const sublet of sublets) if (mine.has(sublet.charge_id)) await notifySubletPastDue(context, sublet)
  })
