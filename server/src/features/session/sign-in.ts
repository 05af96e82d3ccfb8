import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { sessionErrors } from '#contract/session/session-errors.ts'
import { isPassword } from '#server/access/passwords.ts'
import { hashSecret, newSecret } from '#server/access/tokens.ts'
import type { Database } from '#server/database/tables.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import { authCookieName, sessionSeconds } from './auth-cookie.ts'
import { limitSignIn } from './limit-sign-in.ts'

const saltSeconds = 60

/**
 * Opens an unused session, valid for the salt's minute. All failures have the same response and timing.
 * The password is checked before the transaction, as hashing is slow and connections are few.
 */
export async function signIn(
  context: OpenContext,
  given: { email: string; password: string },
): Promise<{ salt: string }> {
  const { shop, now, caller } = context
  const address = given.email.toLowerCase()
  const limits = await limitSignIn(context, address)

  const user = await findUser(shop.db, address)
  const isRight = await isPassword(given.password, user?.password_hash ?? null, limits.count)
  if (!user || !isRight) throw refusal(sessionErrors.wrong_email_or_password)

  const salt = newSecret()
  const cookie = newSecret()
  await context.write(async ({ db }) => {
    // Deactivated or given another password in the meantime.
    const current = await findUser(db, address, user.id)
    if (current?.status !== 'active' || current.password_hash !== user.password_hash) {
      throw refusal(sessionErrors.wrong_email_or_password)
    }
    const sessionId = randomUUID()
    const saltEnds = plusSeconds(now, saltSeconds)
    await db
      .insertInto('sessions')
      .values({
        id: sessionId,
        user_id: user.id,
        cookie_hash: hashSecret(cookie),
        created_at: now,
        expires_at: saltEnds,
      })
      .execute()
    await db
      .insertInto('salts')
      .values({ salt_hash: hashSecret(salt), session_id: sessionId, expires_at: saltEnds })
      .execute()
    await db.updateTable('users').set({ last_login: now }).where('id', '=', user.id).execute()
    await limits.forgive(db)
  })
  caller.setCookie(authCookieName(shop.configuration), cookie, sessionSeconds)
  return { salt }
}

/** `lockedId` locks that user's row. */
const findUser = (db: Kysely<Database>, address: string, lockedId?: number) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where(sql`lower(email)`, '=', address)
    .where('deleted_at', 'is', null)
    .$if(lockedId !== undefined, query => query.where('id', '=', lockedId!).forUpdate())
    .executeTakeFirst()
