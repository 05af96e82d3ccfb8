import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'

/** Balance of the customer's unpaid orders of each kind that the caller may read. */
export const owedByCustomer = (context: Context) => sql<string>`(
  select coalesce(sum(total_amount - paid_amount), 0) from (
    select total_amount, paid_amount from repair_orders
    where ${context.may('orders-bs.read')} and customer_id = customers.id and not is_paid and status <> 'deleted'
    union all
    select total_amount, paid_amount from parts_orders
    where ${context.may('orders-parts.read')} and customer_id = customers.id and not is_draft and deleted_at is null
      and not is_paid and refunded_at is null and status not in ('canceled', 'returned')
  ) unpaid
)`
