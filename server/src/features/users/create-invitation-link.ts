import { issueLink, mintLink } from '#server/access/account-links.ts'
import type { Context } from '#server/operation/context.ts'
import { lockInvitedUser } from './lock-user.ts'

/** Replaces the link that was mailed. Recorded: who has the link can take the account. */
export async function createInvitationLink(context: Context, id: number): Promise<string> {
  const user = await lockInvitedUser(context, id)
  const { db, now, shop } = context
  const link = await issueLink(context, { purpose: 'invitation', userId: user.id })
  context.record({ kind: 'user', recordId: id, act: 'invitation_link_copied' })
  return (await mintLink({ db, now, configuration: shop.configuration }, link))!
}
