import type { TokenPair } from '#contract/session/token-pair.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { revokeSessions } from '#server/access/revoke-sessions.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { Context, OpenContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { authCookieName, cookieHash, sessionSeconds } from './auth-cookie.ts'
import { type Granted, pairOf, storeRefreshToken, successorOf } from './token-pairs.ts'

/** Milliseconds in which a used token is accepted again, as tabs may refresh with the same token at once. */
const graceMs = 10_000

/**
 * Exchanges a refresh token and the session's cookie for a new pair. Reuse of a token ends the session,
 * except within `graceMs` from the same browser, which gets the same pair.
 */
export async function refreshSession(context: OpenContext, token: string): Promise<TokenPair> {
  const { shop, caller } = context
  // The end of the session is committed although the request is refused: the refusal is thrown outside the
  // transaction.
  const outcome = await context.write(writing =>
    refresh(writing, token, cookieHash(caller, shop.configuration)),
  )
  if (outcome === 'over') throw refusal(commonErrors.session_ended)
  if (outcome === 'no-cookie') throw refusal(commonErrors['auth-cookie-missing'])
  const name = authCookieName(shop.configuration)
  caller.setCookie(name, caller.cookies[name]!, sessionSeconds)
  return pairOf(context, outcome)
}

async function refresh(
  context: Context,
  token: string,
  cookie: string | null,
): Promise<Granted | 'over' | 'no-cookie'> {
  const stored = await findToken(context, token)
  const session = stored && (await lockLivingSession(context, stored.session_id))
  if (!session) return 'over'
  const hasCookie = cookie === session.cookie_hash
  // Read again after locking the session: another tab may have used the token.
  const { used_at } = (await findToken(context, token))!
  const isReuse = used_at !== null
  if (isReuse && !(hasCookie && context.now.getTime() - used_at.getTime() <= graceMs)) {
    await revokeSessions(context, { session: session.id }, 'reuse')
    return 'over'
  }
  if (!hasCookie) return 'no-cookie'
  const refreshToken = isReuse ? await newestOf(context, token) : await replace(context, session.id, token)
  return { claims: { sessionId: session.id, userId: session.user_id }, refreshToken }
}

async function replace(context: Context, sessionId: string, token: string): Promise<string> {
  const successor = await successorOf(context.db, token)
  await storeRefreshToken(context, sessionId, successor)
  await context.db
    .updateTable('refresh_tokens')
    .set({ used_at: context.now, replaced_by: hashSecret(successor) })
    .where('token_hash', '=', hashSecret(token))
    .execute()
  return successor
}

/** The last token of the chain, as a quicker tab may have used a successor. */
async function newestOf(context: Context, token: string): Promise<string> {
  let newest = token
  for (;;) {
    const successor = await successorOf(context.db, newest)
    const row = await findToken(context, successor)
    if (!row) return newest
    newest = successor
    if (row.used_at === null) return newest
  }
}

const findToken = ({ db }: Context, token: string) =>
  db
    .selectFrom('refresh_tokens')
    .select(['session_id', 'used_at'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()

const lockLivingSession = ({ db, now }: Context, id: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'user_id', 'cookie_hash'])
    .where('sessions.id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst()
