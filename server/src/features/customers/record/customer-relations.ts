import { type RawBuilder, sql } from 'kysely'

/** Whether the customer has parts orders, including deleted ones, without drafts, on the table `customers`. */
export const hasPartOrders = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from parts_orders o where o.customer_id = customers.id and not o.is_draft)`
