import { type Kysely, sql } from 'kysely'
import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import { keyMark } from '#contract/online-shop/shop-key.ts'
import type { Database } from '#server/database/tables.ts'
import type { CallingKey } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import { hashSecret, newSecret } from './tokens.ts'

/** `key` is shown once; the rest is stored. */
export function newKey(): { key: string; prefix: string; hash: string } {
  const key = `${keyMark}${newSecret()}`
  return { key, prefix: key.slice(0, keyMark.length + 6), hash: hashSecret(key) }
}

/** Minimum between updates of `used_at`. */
const notedSeconds = 60

export async function authenticateKey(db: Kysely<Database>, key: string, now: Date): Promise<CallingKey> {
  const found = key.startsWith(keyMark)
    ? await db
        .selectFrom('shop_keys')
        .select(['id', 'source', 'scopes', 'last_used_at'])
        .where('secret_hash', '=', hashSecret(key))
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!found) throw refusal(shopErrors.shop_key_unknown)
  const { last_used_at, ...known } = found
  if (!last_used_at || last_used_at < plusSeconds(now, -notedSeconds)) {
    await sql`update shop_keys set last_used_at = ${now} where id = ${known.id}`.execute(db)
  }
  return known as CallingKey
}
