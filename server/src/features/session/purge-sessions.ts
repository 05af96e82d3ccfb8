import { sql } from 'kysely'
import { plusDays } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'

const keptDays = 30

/** Nightly: deletes sessions that ended a month ago, with their tokens and salts. */
export async function purgeSessions(shop: Shop): Promise<void> {
  const limit = plusDays(shop.clock.now(), -keptDays)
  await shop.db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<', limit), eb('revoked_at', '<', limit)]))
    .execute()
  await shop.db.deleteFrom('account_links').where('expires_at', '<', limit).execute()
  await shop.db
    .deleteFrom('attempts')
    .where('since', '<', sql<Date>`${shop.clock.now()}::timestamptz - interval '1 day'`)
    .execute()
}
