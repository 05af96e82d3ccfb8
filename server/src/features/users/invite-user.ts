import { issueLink } from '#server/access/account-links.ts'
import { enqueueAccountMail } from '#server/access/account-mail.ts'
import type { Context } from '#server/operation/context.ts'

/** Sends the link to set the first password; valid for 7 days, replaces earlier ones. */
export async function inviteUser(
  context: Context,
  user: { id: number; first_name: string; full_name: string; email: string; language: string },
): Promise<void> {
  const link = await issueLink(context, { purpose: 'invitation', userId: user.id })
  const t = context.shop.translations.in(user.language as Context['language'])
  await enqueueAccountMail(context, {
    to: user,
    subject: t('users.mail.invitation.subject'),
    content: {
      paragraphs: [
        t('users.mail.invitation.greeting', { name: user.first_name }),
        t('users.mail.invitation.text', { inviter: context.user.full_name, email: user.email }),
      ],
      footer: t('users.mail.invitation.footer'),
    },
    button: { label: t('users.mail.invitation.button'), link },
  })
}
