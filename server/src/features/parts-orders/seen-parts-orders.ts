import { sql } from 'kysely'
import type { Visibility } from '#server/operation/visibility.ts'

/** Whoever may read parts orders sees all of them, but for deleted ones. */
export const seenPartsOrders: Visibility = (context, table) =>
  context.may('orders-parts.read') ? sql`${sql.ref(`${table}.deleted_at`)} is null` : sql`false`
