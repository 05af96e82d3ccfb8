import { sql } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import type { Visibility } from '#server/operation/visibility.ts'

/** Whoever gives orders to mechanics sees all of them. */
export const seeingAllOrders: Permission = 'orders-bs.reassign-mechanic'

/**
 * Whether the caller sees an order, over `repair_orders` or its alias: whoever does not see all those assigned
 * to them and no others. One that is deleted is no work of theirs; restored, it is there again.
 */
export const ownRepairOrders: Visibility = (context, table) =>
  context.may(seeingAllOrders)
    ? sql`true`
    : sql`(${sql.ref(`${table}.mechanic_id`)} = ${context.user.id} and ${sql.ref(`${table}.status`)} <> 'deleted')`
