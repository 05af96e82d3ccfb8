import { sql } from 'kysely'
import { commonErrors } from '#contract/shared/errors.ts'
import { prepared } from '#server/database/prepared.ts'
import { plusDays } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Caller, Context } from './context.ts'
import { refusal } from './refusal.ts'
import { inTransaction } from './transaction.ts'

/**
 * A repeated key and body get the first response; another body, or a first request still in
 * progress, is refused. The response is stored in the write's transaction, its status is the
 * endpoint's. A refused request stores nothing and may be repeated.
 */
export function answerOnce<T>(
  shop: Shop,
  caller: Caller,
  key: string,
  requestHash: string,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  if (key.length > longestKey) throw refusal(commonErrors.bad_request)
  return inTransaction(shop, caller, false, async context => {
    const userId = context.user.id
    const { rows } = await sql<{ free: boolean }>`
      select ${prepared} pg_try_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0)) as free`.execute(
      context.db,
    )
    if (!rows[0]!.free) throw refusal(commonErrors.request_in_flight)
    const known = await context.db
      .selectFrom('idempotency_keys')
      .modifyFront(prepared)
      .select(['request_hash', 'answer'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (known && known.request_hash !== requestHash) throw refusal(commonErrors.idempotency_key_reused)
    if (known) return known.answer as T
    const result = await work(context)
    await context.db
      .insertInto('idempotency_keys')
      .modifyEnd(prepared)
      .values({
        user_id: userId,
        key,
        request_hash: requestHash,
        answer: sql`${JSON.stringify(result ?? null)}::jsonb`,
        created_at: context.now,
      })
      .execute()
    return result
  })
}

const longestKey = 200

const keptDays = 1

/** Nightly: nobody repeats a request after a day, and responses contain customer data. */
export async function purgeAnswers(shop: Shop): Promise<void> {
  const limit = plusDays(shop.clock.now(), -keptDays)
  await shop.db.deleteFrom('idempotency_keys').where('created_at', '<', limit).execute()
}
