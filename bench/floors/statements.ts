import type pg from 'pg'

type Query = Record<string, string>
export type Floor = (pool: pg.Pool, query: Query) => Promise<unknown>

const names = new Map<string, string>()

/** Named statements are planned once per connection. */
export async function rowsOf(on: pg.Pool | pg.PoolClient, text: string, values: unknown[] = []) {
  const name = names.get(text) ?? `floor ${names.size}`
  names.set(text, name)
  return (await on.query({ name, text, values })).rows
}

export const upTo10000 = (of: string) => `(select from ${of} limit 10001) counted`

/** A page, and the count of `of`: up to 10,000, or all. */
export async function page(
  pool: pg.Pool,
  text: string,
  of: string,
  values: unknown[] = [],
  counted = upTo10000(of),
) {
  const [data, meta] = await Promise.all([
    rowsOf(pool, text, values),
    rowsOf(pool, `select count(*) from ${counted}`, values),
  ])
  return { data, meta }
}

export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
