import { type Kysely, sql } from 'kysely'
import {
  addressKey,
  forgiveAttempts,
  refuseSpent,
  returnAttempt,
  takeAttempt,
} from '#server/access/attempts.ts'
import type { Database } from '#server/database/tables.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { cookieHash } from './auth-cookie.ts'

const quarterHour = 15 * 60

interface SignInLimits {
  /** Counts an attempt before the password is checked; 429 beyond the limit. */
  count(): Promise<void>
  /** Uncounts a successful attempt, in the transaction of the sign-in. */
  forgive(db: Kysely<Database>): Promise<void>
}

/**
 * Limits failed sign-ins per address, per address and account, and per account. So that an attacker cannot lock out
 * the owner, a browser with a session of the account has its own limit. Refuses with 429 at once when the limit is
 * reached, but counts only attempts being checked, so that a whole shop may sign in at once.
 */
export async function limitSignIn(context: OpenContext, account: string): Promise<SignInLimits> {
  const { shop, now, caller } = context
  const limit = shop.configuration.signInLimit
  const address = addressKey(caller.ip)
  const browser = await ownBrowser(context, account)
  const own = { key: `account:${account} ${browser ?? address}`, limit, seconds: quarterHour }
  const shared = [{ key: `sign-in:${address}`, limit, seconds: 60 }]
  if (!browser) shared.push({ key: `account:${account}`, limit: limit * 10, seconds: quarterHour })
  for (const tries of [own, ...shared]) await refuseSpent(shop.db, tries, now)
  return {
    async count() {
      for (const tries of [...shared, own]) await takeAttempt(shop.db, tries, now)
    },
    async forgive(db) {
      await forgiveAttempts(db, own.key)
      for (const { key } of shared) await returnAttempt(db, key)
    },
  }
}

async function ownBrowser({ shop, now, caller }: OpenContext, account: string): Promise<string | null> {
  const cookie = cookieHash(caller, shop.configuration)
  if (!cookie) return null
  const session = await shop.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(sql`lower(email)`, '=', account)
    .where('deleted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('cookie_hash', '=', cookie)
    .executeTakeFirst()
  return session ? cookie : null
}
