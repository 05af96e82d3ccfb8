import type { Kysely } from 'kysely'
import type { LinkPurpose } from '#contract/session/account-endpoints.ts'
import { sessionErrors } from '#contract/session/session-errors.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { hashSecret, newSecret } from './tokens.ts'

const hour = 3600
const validSeconds: Record<LinkPurpose, number> = {
  invitation: 7 * 24 * hour,
  password_reset: 2 * hour,
  email_change: 24 * hour,
  first_superadmin: 24 * hour,
}

interface LinkWish {
  purpose: LinkPurpose
  userId: number | null
  newEmail?: string
}

/**
 * A link that works once; its token is made by `mintLink` when it is sent. Earlier links for the
 * purpose stop working, except those of an empty shop: each process prints one at its start.
 */
export async function issueLink(
  { db, now }: { db: Kysely<Database>; now: Date },
  { purpose, userId, newEmail }: LinkWish,
): Promise<number> {
  if (purpose !== 'first_superadmin') await dropLinks(db, userId, [purpose])
  const { id } = await db
    .insertInto('account_links')
    .values({
      token_hash: hashSecret(newSecret()),
      user_id: userId,
      purpose,
      new_email: newEmail ?? null,
      expires_at: plusSeconds(now, validSeconds[purpose]),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * A new token and its address, stored nowhere; an earlier token stops working. Null if the link was
 * used, replaced or is too old.
 */
export async function mintLink(
  { db, now, configuration }: { db: Kysely<Database>; now: Date; configuration: Configuration },
  id: number,
): Promise<string | null> {
  const token = newSecret()
  const link = await db
    .updateTable('account_links')
    .set({ token_hash: hashSecret(token) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst()
  return link ? `${identityAddress(configuration)}/${link.purpose.replace('_', '-')}?token=${token}` : null
}

export const dropLinks = (
  db: Kysely<Database>,
  userId: number | null,
  purposes: LinkPurpose[],
): Promise<unknown> =>
  db
    .deleteFrom('account_links')
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()

/** 404 if the token is not valid. Locks the row in a transaction, as a link is used once. */
export async function findLink(
  { db, now }: { db: Kysely<Database>; now: Date },
  token: string,
  options: { lock?: boolean } = {},
) {
  const link = await db
    .selectFrom('account_links')
    .select(['id', 'user_id', 'purpose', 'new_email'])
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(options.lock === true, query => query.forUpdate())
    .executeTakeFirst()
  if (!link) throw refusal(sessionErrors.link_invalid, { parameter: 'token' })
  return { ...link, purpose: link.purpose as LinkPurpose }
}

/** 404 for the second of two browsers that use a link at once. */
export async function spendLink(
  context: Pick<Context, 'db' | 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: number | null; newEmail: string | null }> {
  const link = await findLink(context, token, { lock: true })
  if (link.purpose !== purpose) throw refusal(sessionErrors.link_invalid, { parameter: 'token' })
  await context.db
    .updateTable('account_links')
    .set({ used_at: context.now })
    .where('id', '=', link.id)
    .execute()
  return { userId: link.user_id, newEmail: link.new_email }
}

function identityAddress({ authUrl, publicUrl }: Configuration): string {
  return authUrl.startsWith('/') ? publicUrl + authUrl : authUrl
}
