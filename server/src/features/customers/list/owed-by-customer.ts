import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'

/** Balance of the customer's unpaid orders of each kind that the caller may read. */
export const owedByCustomer = (context: Context) => sql<string>`(
  select coalesce(sum(balance), 0) from (
    select balance from repair_orders
    where ${context.may('orders-bs.read')} and customer_id = customers.id and not is_paid and status <> 'deleted'
    union all
    select balance from parts_orders
    where ${context.may('orders-parts.read')} and customer_id = customers.id and not is_draft and deleted_at is null
      and not is_paid and refunded_at is null and status not in ('canceled', 'returned')
  ) unpaid
)`
