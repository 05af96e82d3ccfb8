import { type AliasedExpression, sql } from 'kysely'
import type { RepairOrderSummary } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderFilters } from '#contract/repair-orders/repair-order-endpoints.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { countList } from '#server/database/lists/count-list.ts'
import { idInHits, readHits, type Search } from '#server/database/lists/search.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { unpaidSql } from './payment-status-sql.ts'
import { filteredRepairOrders, isUnpaidOnly } from './repair-order-filters.ts'
import { repairOrderSource } from './repair-order-list.ts'
import { repairOrderSearch } from './repair-order-search.ts'
import { isUnpaidByDay, unpaidByDay } from './unpaid-by-day.ts'

export async function summariseRepairOrders(
  context: Context,
  filters: RepairOrderFilters,
): Promise<RepairOrderSummary> {
  const { db } = context
  const search = filters.search ? repairOrderSearch(filters.search) : undefined
  const hits = search && (await readHits(db, search))
  const filtered = filteredRepairOrders(context, filters)
  const found = search && hits ? filtered.where(idInHits(search, hits)) : filtered
  const sums = await sumsDue(
    context,
    filters,
    found,
    hits === null ? search : undefined,
  ).executeTakeFirstOrThrow()
  const matching = filtered.select('o.id')
  const count = isUnpaidOnly(filters)
    ? { total: sums.count }
    : await countList(db, { matching, search, ...repairOrderSource(context, filters) }, hits)
  return {
    order_total_count: count.total,
    ...(count.total_is_estimate && { order_total_count_is_estimate: true }),
    ...(count.total_is_more && { order_total_count_is_more: true }),
    total_carrier_amount: 0,
    customer_payment_amount: 0,
    broker_payment_amount: 0,
    broker_fee_amount: 0,
    ...showDues(sums),
    broker_fee_current_due: 0,
    broker_fee_past_due: 0,
    broker_fee_total_due: 0,
  }
}

/**
 * Selects the dues and the number of unpaid orders among the filtered ones, as `o`. The hits of a `wide`
 * search, more than 10,000, are not in `matching`: it filters the unpaid orders.
 */
export function sumsDue(
  context: Context,
  filters: RepairOrderFilters,
  matching: ReturnType<typeof filteredRepairOrders>,
  wide?: Search,
) {
  // Only unpaid orders have dues; their small index has all columns for the sums.
  const unpaid = isUnpaidByDay(context, filters)
    ? unpaidByDay(context, filters).select(['d.orders', 'd.balance', 'd.due_date']).as('u')
    : matching
        .where(unpaidSql)
        .select([sql<number>`1`.as('orders'), 'o.balance', 'o.due_date'])
        // `offset 0` keeps PostgreSQL from first reading all hits of the search, most of which are paid.
        .$if(wide !== undefined, rows => rows.select('o.id').offset(0))
        .as('u')
  return context.db
    .selectFrom(unpaid as AliasedExpression<{ orders: number; balance: string; due_date: string }, 'u'>)
    .$if(wide !== undefined, rows => rows.where(idInHits({ ...wide!, id: 'u.id' })))
    .select([
      sql<number>`coalesce(sum(u.orders), 0)`.as('count'),
      sql<string>`coalesce(sum(u.balance), 0)`.as('due'),
      sql<string>`coalesce(sum(u.balance) filter (where u.due_date < ${todayOf(context)}::date), 0)`.as(
        'past_due',
      ),
    ])
}

export function showDues(sums: { due: string; past_due: string }) {
  const due = toCents(sums.due)
  const past = toCents(sums.past_due)
  return { current_due: toDollars(due - past), past_due: toDollars(past), total_due: toDollars(due) }
}
