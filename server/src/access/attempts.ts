import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { tooManyRequests } from '#server/operation/too-many-requests.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import { hashSecret } from './tokens.ts'

/**
 * Counts a try and refuses it with 429 when there were too many in the window that the first one opened. Counted on
 * the pool and not in the caller's transaction: a try that fails is rolled back, and must count all the same.
 */
export async function takeAttempt(
  db: Kysely<Database>,
  key: string,
  { limit, seconds, now }: { limit: number; seconds: number; now: Date },
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

/**
 * For a verb in a transaction: refuses when no try is left. The answer is called when this one failed, and counts it
 * once the transaction is over: a second connection is not waited for while the first is held, or many at once would
 * wait for each other.
 */
export async function allowTry(
  { db, now, shop, onRollback }: Pick<Context, 'db' | 'now' | 'shop' | 'onRollback'>,
  key: string,
  window: { limit: number; seconds: number },
): Promise<() => void> {
  const present = await db
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', keyOf(key))
    .where('since', '>', plusSeconds(now, -window.seconds))
    .executeTakeFirst()
  if (present && present.count >= window.limit) throw tooManyRequests()
  return () => onRollback(() => takeAttempt(shop.db, key, { ...window, now }))
}

export const forgiveAttempts = (db: Kysely<Database>, key: string): Promise<unknown> =>
  db.deleteFrom('attempts').where('key', '=', keyOf(key)).execute()

/** Whoever has one IPv6 address has a whole /64. */
export const addressKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip

/** What is typed into a form has any length, and an e-mail address need not lie about in one more table. */
const keyOf = (key: string): string => `${key.split(':')[0]}:${hashSecret(key)}`
