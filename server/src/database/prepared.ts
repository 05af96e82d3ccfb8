import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

export const preparedMark = '/* prepared */'

/**
 * After the first word of a statement: each connection plans it once. For lookups by id of every
 * request, where planning costs as much as reading and one plan fits all values. Not for filters,
 * searches or varying text: ids are one array (`idsOf`).
 */
export const prepared = sql.raw(preparedMark)

/** A list for a prepared statement: with a plain parameter PostgreSQL plans each call again. */
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

/** Makes a new connection keep marked statements. */
export function prepareMarkedStatements(client: pg.Client): void {
  const query = client.query.bind(client) as Query
  client.query = ((text: unknown, values?: unknown, callback?: unknown) =>
    typeof text === 'string' && text.includes(preparedMark)
      ? query({ name: nameOf(text), text, values }, callback)
      : query(text, values, callback)) as typeof client.query
}
