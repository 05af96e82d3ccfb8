import { sql } from 'kysely'
import { addressKey, takeAttempt } from '#server/access/attempts.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { cookieHash } from './auth-cookie.ts'

const quarterHour = 15 * 60

/**
 * Refuses too many attempts with 429: per address, per address and account, and in total per
 * account. An attacker must not lock out the owner: a browser in which the owner has a session has
 * its own attempts, and so does every other address, unless the guesses come from many addresses.
 * Returns the key of the attempts that are forgiven after the right password.
 */
export async function limitSignIn(context: OpenContext, account: string): Promise<string> {
  const { shop, now, caller } = context
  const { signInLimit } = shop.configuration
  const address = addressKey(caller.ip)
  await takeAttempt(shop.db, { key: `sign-in:${address}`, limit: signInLimit, seconds: 60 }, now)
  const browser = await ownBrowser(context, account)
  const ownKey = `account:${account} ${browser ?? address}`
  await takeAttempt(shop.db, { key: ownKey, limit: signInLimit, seconds: quarterHour }, now)
  if (!browser) {
    const limit = signInLimit * 10
    await takeAttempt(shop.db, { key: `account:${account}`, limit, seconds: quarterHour }, now)
  }
  return ownKey
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
