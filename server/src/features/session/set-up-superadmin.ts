import { sessionErrors } from '#contract/session/session-errors.ts'
import { issueLink, mintLink, spendLink } from '#server/access/account-links.ts'
import { createSuperadmin } from '#server/features/users/index.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { Shop } from '#server/platform/shop.ts'

/** The one-time link that an empty shop prints at startup. */
export async function firstSuperadminLink(shop: Shop): Promise<string> {
  const { db, configuration, clock } = shop
  const now = clock.now()
  const link = await issueLink({ db, now }, { purpose: 'first_superadmin', userId: null })
  return (await mintLink({ db, configuration, now }, link))!
}

/** Only while there are no users. */
export async function setUpSuperadmin(
  context: OpenContext,
  given: { token: string; first_name: string; last_name: string; email: string; password: string },
): Promise<{ email: string }> {
  await spendLink(context, given.token, 'first_superadmin')
  await context.db.selectFrom('company').select('is_demo').forUpdate().execute()
  const anybody = await context.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anybody) throw refusal(sessionErrors.link_invalid, { parameter: 'token' })
  await createSuperadmin(context, given)
  return { email: given.email }
}
