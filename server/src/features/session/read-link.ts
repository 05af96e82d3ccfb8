import type { LinkPurpose } from '#contract/session/account-endpoints.ts'
import { findLink } from '#server/access/account-links.ts'
import type { OpenContext } from '#server/operation/context.ts'

export async function readLink(
  context: OpenContext,
  token: string,
): Promise<{ purpose: LinkPurpose; email: string; full_name: string }> {
  const link = await findLink(context, token)
  if (link.user_id === null) return { purpose: link.purpose, email: '', full_name: '' }
  const user = await context.db
    .selectFrom('users')
    .select(['email', 'full_name'])
    .where('id', '=', link.user_id)
    .executeTakeFirstOrThrow()
  return { purpose: link.purpose, email: link.new_email ?? user.email, full_name: user.full_name! }
}
