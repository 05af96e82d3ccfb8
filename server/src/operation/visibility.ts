import { type Expression, type SqlBool, sql } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Context } from './context.ts'

/** Which records of a kind the caller sees: a condition over their table or its alias. */
export type Visibility = (context: Context, table: string) => Expression<SqlBool>

/** The rule of a kind of record, said by the capability that owns it; others that show such records ask here. */
export const visible: (context: Context, kind: OrderKind, table: string) => Expression<SqlBool> = (
  context,
  kind,
  table,
) => {
  // A program with a key sees no records, only what its own calls answer.
  if (!context.user) return sql`false`
  const rule = context.shop.visibility[kind] as Visibility | undefined
  if (!rule) throw new Error(`No capability says who sees a ${kind}`)
  return rule(context, table)
}
