import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { tooManyRequests } from '#server/operation/too-many-requests.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import { hashSecret } from './tokens.ts'

export interface Tries {
  key: string
  limit: number
  seconds: number
}

/**
 * Counts a try before it is judged; 429 if there were too many. Uses the pool, as the caller's
 * transaction is rolled back when the try fails.
 */
export async function takeAttempt(
  db: Kysely<Database>,
  { key, limit, seconds }: Tries,
  now: Date,
): Promise<void> {
  const opened = plusSeconds(now, -seconds)
  const { rows } = await sql`
    insert into attempts as present (key, count, since) values (${keyOf(key)}, 1, ${now})
    on conflict (key) do update set
      count = case when present.since <= ${opened} then 1 else present.count + 1 end,
      since = case when present.since <= ${opened} then ${now}::timestamptz else present.since end
    where present.since <= ${opened} or present.count < ${limit}
    returning count`.execute(db)
  if (rows.length === 0) throw tooManyRequests()
}

/** 429 if no try is left, without counting one: before a wait for a turn. */
export async function refuseSpent(
  db: Kysely<Database>,
  { key, limit, seconds }: Tries,
  now: Date,
): Promise<void> {
  const present = await db
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', keyOf(key))
    .where('since', '>', plusSeconds(now, -seconds))
    .executeTakeFirst()
  if (present && present.count >= limit) throw tooManyRequests()
}

/**
 * Counts a try even if the verb is refused; to be called before it writes. Tries of the same key
 * wait for each other. Call the returned function after a correct try, which is not counted.
 */
export async function allowTry(
  { db, now, keep }: Pick<Context, 'db' | 'now' | 'keep'>,
  tries: Tries,
): Promise<() => Promise<void>> {
  await takeAttempt(db, tries, now)
  await keep()
  return async () => {
    await returnAttempt(db, tries.key)
    await keep()
  }
}

export const returnAttempt = (db: Kysely<Database>, key: string): Promise<unknown> =>
  db
    .updateTable('attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(key))
    .where('count', '>', 0)
    .execute()

export const forgiveAttempts = (db: Kysely<Database>, key: string): Promise<unknown> =>
  db.deleteFrom('attempts').where('key', '=', keyOf(key)).execute()

/** The owner of one IPv6 address has the whole /64. */
export const addressKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip

/** Hashed: typed text has any length, and may be an e-mail address. */
const keyOf = (key: string): string => `${key.split(':')[0]}:${hashSecret(key)}`
