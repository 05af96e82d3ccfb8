import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

export const preparedMark = '/* prepared */'

/**
 * Behind the first word of a statement: each connection parses and plans it once. For what every request asks and what looks rows
 * up by their ids, where planning costs as much as reading and one plan is good for all values. Not for filters and
 * searches, nor for text that differs from call to call: ids come as one array (`idsOf`).
 */
export const prepared = sql.raw(preparedMark)

/**
 * A list for a prepared statement. PostgreSQL counts what a plain parameter holds: it takes ten as long as it does not
 * know them, finds the plan for one cheaper, and makes it anew for every call. What a subquery answers it never counts.
 */
export const arrayOf = <Value>(
  values: readonly Value[],
  type: 'bigint' | 'int' | 'numeric' | 'text' | 'jsonb',
): RawBuilder<Value[]> => {
  const list = sql.raw(`${type}[]`)
  return sql`(select ${values}::${list})::${list}`
}

export const idsOf = (ids: readonly number[]): RawBuilder<number[]> => arrayOf(ids, 'bigint')

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown

/** Has a new connection keep the statements that say so. */
export function keepPrepared(client: pg.Client): void {
  const query = client.query.bind(client) as Query
  client.query = ((text: unknown, values?: unknown, callback?: unknown) =>
    typeof text === 'string' && text.includes(preparedMark)
      ? query({ name: nameOf(text), text, values }, callback)
      : query(text, values, callback)) as typeof client.query
}
