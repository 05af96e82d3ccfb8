import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { tooManyRequests } from '#server/operation/too-many-requests.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import { hashSecret } from './tokens.ts'

export interface Tries {
  key: string
  /** So many, in the window that the first one opened. */
  limit: number
  seconds: number
}

/**
 * Counts a try, before it is judged, and refuses it with 429 when there were too many. Counted on the pool and not in
 * the caller's transaction: a try that fails is rolled back, and must count all the same.
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

/** Refuses with 429 when no try is left, and counts none: before a wait for one's turn. */
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
 * For a verb in a transaction, before it writes: counts a try for good, also when the verb is refused. Others of the same
 * key wait until this one is judged. The answer is called when it was right, and does not count it.
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

/** A try that was right does not count. */
export const returnAttempt = (db: Kysely<Database>, key: string): Promise<unknown> =>
  db
    .updateTable('attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(key))
    .where('count', '>', 0)
    .execute()

export const forgiveAttempts = (db: Kysely<Database>, key: string): Promise<unknown> =>
  db.deleteFrom('attempts').where('key', '=', keyOf(key)).execute()

/** Whoever has one IPv6 address has a whole /64. */
export const addressKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip

/** What is typed into a form has any length, and an e-mail address need not lie about in one more table. */
const keyOf = (key: string): string => `${key.split(':')[0]}:${hashSecret(key)}`
