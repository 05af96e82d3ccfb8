import { sql } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import type { Context } from '#server/operation/context.ts'
import type { Visibility } from '#server/operation/visibility.ts'

export const seeingAllOrders: Permission = 'orders-bs.reassign-mechanic'

export const seesAllOrders = (context: Pick<Context, 'may'>): boolean => context.may(seeingAllOrders)

/**
 * Condition on `repair_orders` or its alias: callers who do not see all orders see those assigned to them,
 * unless deleted.
 */
export const visibleRepairOrders: Visibility = (context, table) =>
  seesAllOrders(context)
    ? sql`true`
    : sql`(${sql.ref(`${table}.mechanic_id`)} = ${context.user.id} and ${sql.ref(`${table}.status`)} <> 'deleted')`
