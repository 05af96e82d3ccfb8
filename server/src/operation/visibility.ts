import { type Expression, type SqlBool, sql } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Context } from './context.ts'

/** A condition over the records' table, or its alias. */
export type Visibility = (context: Context, table: string) => Expression<SqlBool>

/** The rule of the capability that owns the kind. */
export const visible: (context: Context, kind: OrderKind, table: string) => Expression<SqlBool> = (
  context,
  kind,
  table,
) => {
  // A program with a key has no records of its own.
  if (!context.user) return sql`false`
  const rule = context.shop.visibility[kind] as Visibility | undefined
  if (!rule) throw new Error(`No capability says who sees a ${kind}`)
  return rule(context, table)
}
