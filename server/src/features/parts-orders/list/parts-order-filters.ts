import { sql } from 'kysely'
import { type PartsOrderFilters, partsOrderFilters } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderPaymentStatus } from '#contract/parts-orders/payment-state.ts'
import { addDays, startOfDay } from '#contract/shared/dates.ts'
import type { Context } from '#server/operation/context.ts'
import { fromUnixSeconds, todayOf } from '#server/platform/clock.ts'
import { isNarrowedBy } from '#server/records/is-narrowed-by.ts'

const overdueSql = (today: string) =>
  sql<boolean>`(not o.is_paid and o.refunded_at is null and o.status not in ('canceled', 'returned')
    and o.due_date < ${today}::date and o.balance > 0)`

/** The orders `o` of all filters except searches, unsorted. Without drafts and deleted orders. */
export function filteredPartsOrders(context: Context, filters: PartsOrderFilters) {
  let query = context.db
    .selectFrom('parts_orders as o')
    .where(sql<boolean>`not o.is_draft and o.deleted_at is null`)
  if (filters.source) query = query.where('o.source', '=', filters.source)
  if (filters.status) query = query.where('o.status', '=', filters.status)
  if (filters.sales_manager_id) query = query.where('o.sales_manager_id', '=', filters.sales_manager_id)
  if (filters.customer_id) query = query.where('o.customer_id', '=', filters.customer_id)
  if (filters.payment_status) query = query.where(paidAs[filters.payment_status])
  if (filters.is_overdue !== undefined) {
    const overdue = overdueSql(todayOf(context))
    query = query.where(filters.is_overdue ? overdue : sql<boolean>`not ${overdue}`)
  }
  if (filters.tag_id) {
    query = query.where(
      sql<boolean>`o.id in (select order_id from parts_order_tags where tag_id = ${filters.tag_id})`,
    )
  }
  const day = (date: string) => fromUnixSeconds(startOfDay(context.companyTimezone, date))
  if (filters.date_from) query = query.where('o.checked_out_at', '>=', day(filters.date_from))
  if (filters.date_to) query = query.where('o.checked_out_at', '<', day(addDays(filters.date_to, 1)))
  return query
}

export const isFiltered = (filters: PartsOrderFilters): boolean =>
  isNarrowedBy(partsOrderFilters, ['search', 'search_inventory', 'search_customer'], filters)

export const isUnpaidOnly = ({ payment_status, is_overdue }: PartsOrderFilters): boolean =>
  payment_status === 'not_paid' || is_overdue === true

const paidAs: Record<PartsOrderPaymentStatus, ReturnType<typeof overdueSql>> = {
  refunded: sql`o.refunded_at is not null`,
  paid: sql`(o.refunded_at is null and o.paid_at is not null)`,
  not_paid: sql`(o.refunded_at is null and o.paid_at is null)`,
}
