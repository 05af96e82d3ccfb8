import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the customer has parts orders, on the table `customers`. The one place to extend when there are parts
 * orders: lists, pages and deletion all use it.
 */
export const hasPartOrders = (): RawBuilder<boolean> => sql<boolean>`false`
