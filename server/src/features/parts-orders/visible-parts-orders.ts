import { sql } from 'kysely'
import type { Visibility } from '#server/operation/visibility.ts'

/** Users who may read parts orders see all that are not deleted. */
export const visiblePartsOrders: Visibility = (context, table) =>
  context.may('orders-parts.read') ? sql`${sql.ref(`${table}.deleted_at`)} is null` : sql`false`
