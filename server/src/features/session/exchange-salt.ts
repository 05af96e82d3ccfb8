import { sessionErrors } from '#contract/session/session-errors.ts'
import type { TokenPair } from '#contract/session/token-pair.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { Context, OpenContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { cookieHash } from './auth-cookie.ts'
import { beginFamily, type Granted, pairOf } from './token-pairs.ts'

export async function exchangeSalt(context: OpenContext, salt: string): Promise<TokenPair> {
  const granted = await context.write(writing =>
    exchange(writing, salt, cookieHash(context.caller, context.shop.configuration)),
  )
  return pairOf(context, granted)
}

/**
 * A conditional update, so that only one of several concurrent exchanges succeeds. Needs the cookie of the
 * sign-in, as the salt is briefly visible in a URL.
 */
async function exchange(context: Context, salt: string, cookie: string | null): Promise<Granted> {
  const used = await context.db
    .updateTable('salts')
    .set({ used_at: context.now })
    .where('salt_hash', '=', hashSecret(salt))
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.now)
    .returning('session_id')
    .executeTakeFirst()
  const session =
    used &&
    (await context.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'user_id'])
      .where('sessions.id', '=', used.session_id)
      .where('cookie_hash', '=', cookie ?? '')
      .where('revoked_at', 'is', null)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .forUpdate('sessions')
      .executeTakeFirst())
  if (!session) throw refusal(sessionErrors.salt_invalid)
  return beginFamily(context, { sessionId: session.id, userId: session.user_id })
}
