import { sql } from 'kysely'
import type { BoardSales } from '#contract/home/board.ts'
import { addDays, formatDatesRange, startOfDay } from '#contract/shared/dates.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import { filteredRepairOrders } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { fromUnixSeconds, todayOf } from '#server/platform/clock.ts'

const days = 14
const plannedDays = 7

export async function readBoardSales(context: Context): Promise<BoardSales> {
  const today = todayOf(context)
  const from = addDays(today, 1 - days)
  const day = sql<string>`(o.status_changed_at at time zone ${context.companyTimezone})::date::text`
  const rows = await filteredRepairOrders(context, { status: 'finished' })
    .where('o.status_changed_at', '>=', fromUnixSeconds(startOfDay(context.companyTimezone, from)))
    .select([
      day.as('date'),
      sql<string>`sum(o.net_amount)`.as('sales'),
      sql<string>`sum(o.net_amount - o.parts_cost - o.charges_cost)`.as('profit'),
    ])
    .groupBy(sql`1`)
    .execute()
  const isShown = seesCosts(context)
  const byDate = new Map(rows.map(row => [row.date, row]))
  const to = addDays(today, plannedDays - 1)
  const planned = await filteredRepairOrders(context, {
    dates_range: formatDatesRange({ from: today, to }),
  })
    .where('o.status', 'in', ['new', 'in_process'])
    .select([sql<number>`count(*)`.as('count'), sql<string>`coalesce(sum(o.net_amount), 0)`.as('amount')])
    .executeTakeFirstOrThrow()
  return {
    days: Array.from({ length: days }, (_, index) => {
      const date = addDays(from, index)
      const { sales = 0, profit = 0 } = byDate.get(date) ?? {}
      return { date, sales: Number(sales), profit: isShown ? Number(profit) : null }
    }),
    planned: { count: Number(planned.count), amount: Number(planned.amount) },
  }
}
