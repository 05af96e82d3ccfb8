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

/** The limits of one try to sign in. */
export interface SignInLimits {
  /** Counts the try, before it is judged; 429 when there were too many. */
  count(): Promise<void>
  /** In the transaction of a sign-in: it was right, and does not count. */
  forgive(db: Kysely<Database>): Promise<void>
}

/**
 * Wrong sign-ins are limited per address, per address and account, and in total per account. An attacker must not lock
 * out the owner: a browser in which the owner has a session has its own tries, and so does every other address, unless
 * the guesses come from many addresses. Refuses with 429 at once when no try is left, but counts only when a try is
 * about to be judged: those that wait for their turn are no guesses yet, and a whole shop may sign in at once.
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

/** Identifies the browser, if it has a session of this account. */
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
