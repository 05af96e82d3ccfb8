import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { TokenPair } from '#contract/session/token-pair.ts'
import {
  type AccessClaims,
  accessTokenSeconds,
  hashSecret,
  newSecret,
  signAccessToken,
} from '#server/access/tokens.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { plusSeconds, unixSeconds } from '#server/platform/clock.ts'
import { sessionSeconds } from './auth-cookie.ts'

type Writing = Pick<Context, 'db' | 'now'>

/** Data of a token pair, signed after the transaction, as signing may need its own connection. */
export interface Granted {
  claims: AccessClaims
  refreshToken: string
}

export async function beginFamily(context: Writing, claims: AccessClaims): Promise<Granted> {
  const refreshToken = newSecret()
  await storeRefreshToken(context, claims.sessionId, refreshToken)
  return { claims, refreshToken }
}

/** Stores the token's hash, and extends the session by 30 days. */
export async function storeRefreshToken(
  { db, now }: Writing,
  sessionId: string,
  token: string,
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashSecret(token), session_id: sessionId, created_at: now })
    .execute()
  await db
    .updateTable('sessions')
    .set({ expires_at: plusSeconds(now, sessionSeconds) })
    .where('id', '=', sessionId)
    .execute()
}

export async function pairOf(
  { shop, now }: Pick<Context, 'shop' | 'now'>,
  { claims, refreshToken }: Granted,
): Promise<TokenPair> {
  return {
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    access_token: await signAccessToken(shop.db, claims, now),
    refresh_token: refreshToken,
    expires_at: unixSeconds(now) + accessTokenSeconds,
  }
}

/**
 * The successor of a refresh token. Derived, not random, so that tabs that refresh at once get the same
 * successor although only hashes are stored.
 */
export async function successorOf(db: Kysely<Database>, refreshToken: string): Promise<string> {
  return createHmac('sha256', await successionKey(db))
    .update(refreshToken)
    .digest('base64url')
}

async function successionKey(db: Kysely<Database>): Promise<string> {
  const name = 'refresh_token_succession'
  const read = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const secret = await read()
  if (secret) return secret.value
  await db
    .insertInto('secrets')
    .values({ name, value: newSecret() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await read())!.value
}
