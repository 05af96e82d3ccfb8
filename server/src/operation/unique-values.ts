import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { commonErrors, type ErrorDefinition } from '#contract/shared/errors.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from './context.ts'
import { type Reason, Refusal, reason } from './refusal.ts'

export interface UniqueValue {
  table: keyof Database
  /** Also its name in the input. */
  column: string
  index: string
  /** The form's field. Default: the column. */
  parameter?: string
  /** Case-sensitive; else `Bendix` and `BENDIX` are the same. */
  isExact?: boolean
  /** Unique among rows with the same value in this column, also a field of the input. */
  within?: string
  /** The rows that count. Default: all. */
  among?: RawBuilder<SqlBool>
  error?: ErrorDefinition<never>
  /** Extra data about the record that has the value. */
  extra?(id: number): Record<string, unknown>
}

type Values = Readonly<Record<string, unknown>>

/** Before the write: a reason for every value that another record has. `exceptId`: the updated record. */
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

/** The write itself: of two at the same moment, the unique index refuses one. */
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
