import type { EmailChange } from '#contract/profile/email-change.ts'
import { profileErrors } from '#contract/profile/profile-errors.ts'
import { issueLink } from '#server/access/account-links.ts'
import { enqueueAccountMail } from '#server/access/account-mail.ts'
import { checkEmailFree, lockUser } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

export async function getEmailChange({ db, user, now }: Context): Promise<EmailChange | null> {
  const row = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['account_links.id', 'new_email', 'full_name', 'email', 'phone', 'phone_extension', 'role_id'])
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'email_change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { id, new_email, full_name, ...person } = row
  return {
    id,
    new_email: new_email!,
    new_email_confirmed: false,
    user: { ...person, id: user.id, full_name: full_name! },
  }
}

/** Sends the link to the new address, and a notice to the old one. */
export async function requestEmailChange(context: Context, newEmail: string): Promise<EmailChange> {
  const { db, shop } = context
  const user = (await lockUser(db, context.user.id))!
  const t = shop.translations.in(user.language as Context['language'])
  const parameter = 'new_email'
  if (newEmail === user.email.toLowerCase()) throw refusal(profileErrors.email_unchanged, { parameter })
  await checkEmailFree(db, newEmail, { ownerId: user.id, parameter })
  const link = await issueLink(context, { purpose: 'email_change', userId: user.id, newEmail })
  await enqueueAccountMail(context, {
    to: { ...user, email: newEmail },
    subject: t('profile.mail.confirm.subject'),
    content: {
      paragraphs: [t('profile.mail.confirm.text')],
      footer: t('profile.mail.confirm.footer'),
    },
    button: { label: t('profile.mail.confirm.button'), link },
  })
  await enqueueAccountMail(context, {
    to: user,
    subject: t('profile.mail.notice.subject'),
    content: { paragraphs: [t('profile.mail.notice.text', { email: newEmail })] },
  })
  return (await getEmailChange(context))!
}

export async function cancelEmailChange({ db, user }: Context, id: number): Promise<void> {
  const dropped = await db
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'email_change')
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!dropped) throw refusal(profileErrors.no_email_change)
}
