import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { commonErrors, type ErrorDefinition } from '#contract/shared/errors.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from './context.ts'
import { type Reason, Refusal, reason } from './refusal.ts'

/** A value that only one record may have, held by a unique index. */
export interface UniqueValue {
  table: keyof Database
  /** The name of the value in the input too. */
  column: string
  index: string
  /** The field of the form. Default: the column. */
  parameter?: string
  /** Compared letter by letter; else `Bendix` and `BENDIX` are the same. */
  isExact?: boolean
  /** Only among the rows with the same value in this column, a field of the input too. */
  within?: string
  /** The rows that count. Default: all. */
  among?: RawBuilder<SqlBool>
  /** A sentence of its own. */
  error?: ErrorDefinition<never>
  /** Extra data about the record that has the value. */
  extra?(id: number): Record<string, unknown>
}

type Values = Readonly<Record<string, unknown>>

/** Checked before the write: a reason for every value that another record has. `exceptId` is the saved one, on an update. */
export async function takenValues(
  { db }: Pick<Context, 'db'>,
  uniques: readonly UniqueValue[],
  values: Values,
  exceptId = 0,
): Promise<Reason[]> {
  const reasons: Reason[] = []
  for (const unique of uniques) {
    const value = values[unique.column]
    if (value === null || value === undefined) continue
    const column = sql.ref(unique.column)
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(unique.table)}
      where ${unique.isExact ? sql`${column} = ${value}` : sql`lower(${column}) = lower(${value})`}
        and id <> ${exceptId} and ${unique.among ?? sql`true`}
        and ${unique.within ? sql`${sql.ref(unique.within)} = ${values[unique.within]}` : sql`true`}
      limit 1`.execute(db)
    if (rows[0]) reasons.push(taken(unique, value, rows[0].id))
  }
  return reasons
}

/** The write itself: where two people save the same at the same moment, the index has the last word. */
export async function writeUnique<T>(
  uniques: readonly UniqueValue[],
  values: Values,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    const unique = uniques.find(({ index }) => index === (error as { constraint?: string }).constraint)
    throw unique ? new Refusal([taken(unique, values[unique.column])]) : error
  }
}

const taken = (
  { column, parameter = column, error, extra }: UniqueValue,
  value: unknown,
  id?: number,
): Reason =>
  error
    ? reason(error, { parameter, extra: id === undefined ? undefined : extra?.(id) })
    : reason(commonErrors.validate__unique, { parameter, params: { value: String(value) } })
