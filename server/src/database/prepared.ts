import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

const mark = '/* prepared */'

/**
 * Behind the `select` of a statement: each connection parses and plans it once. For what every request asks and what looks rows
 * up by their ids, where planning costs as much as reading and one plan is good for all values. Not for filters and
 * searches, nor for text that differs from call to call: ids come as one array.
 */
export const prepared = sql.raw(mark)

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
    typeof text === 'string' && text.includes(mark)
      ? query({ name: nameOf(text), text, values }, callback)
      : query(text, values, callback)) as typeof client.query
}
