import { sql } from 'kysely'
import { addressKey, takeAttempt } from '#server/access/attempts.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { cookieHash } from './auth-cookie.ts'

const quarterHour = 15 * 60

/**
 * Refuses with 429 who tries too often: an address at all, an address at one account, everybody together at one
 * account. Whoever guesses shall not shut out whose account it is: a browser in which its owner is signed in has
 * tries of its own, and so has every other address, as long as the guesses do not come from many.
 * Answers the key of the tries that are forgiven once the password was right.
 */
export async function limitSignIn(context: OpenContext, account: string): Promise<string> {
  const { shop, now, caller } = context
  const { signInLimit } = shop.configuration
  const address = addressKey(caller.ip)
  await takeAttempt(shop.db, `sign-in:${address}`, { limit: signInLimit, seconds: 60, now })
  const browser = await ownBrowser(context, account)
  const ownKey = `account:${account} ${browser ?? address}`
  await takeAttempt(shop.db, ownKey, { limit: signInLimit, seconds: quarterHour, now })
  if (!browser) {
    const limit = signInLimit * 10
    await takeAttempt(shop.db, `account:${account}`, { limit, seconds: quarterHour, now })
  }
  return ownKey
}

/** What tells the browser from others, if a session of this account lives in it. */
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
