import type { Language } from '#contract/shared/languages.ts'
import { issueLink } from '#server/access/account-links.ts'
import { enqueueAccountMail } from '#server/access/account-mail.ts'
import { addressKey, takeAttempt } from '#server/access/attempts.ts'
import { findUserByEmail } from '#server/features/users/index.ts'
import type { OpenContext } from '#server/operation/context.ts'

/** Sends the link to an active user. Response and response time do not reveal whether the user exists. */
export async function forgotPassword(context: OpenContext, email: string): Promise<void> {
  const { shop, caller, now } = context
  const { signInLimit } = shop.configuration
  const limit = signInLimit
  await takeAttempt(shop.db, { key: `forgot:${addressKey(caller.ip)}`, limit, seconds: 60 }, now)
  await takeAttempt(shop.db, { key: `forgot-account:${email}`, limit, seconds: 3600 }, now)
  await context.write(({ enqueue }) => enqueue('session.send-reset-link', { email }))
}

export async function sendResetLink(
  context: Parameters<typeof enqueueAccountMail>[0] & { now: Date },
  { email }: { email: string },
): Promise<void> {
  const user = await findUserByEmail(context.db, email)
  if (user?.status !== 'active') return
  const t = context.shop.translations.in(user.language as Language)
  const link = await issueLink(context, { purpose: 'password_reset', userId: user.id })
  await enqueueAccountMail(context, {
    to: user,
    subject: t('session.mail.password_reset.subject'),
    content: {
      paragraphs: [
        t('session.mail.greeting', { name: user.first_name }),
        t('session.mail.password_reset.text'),
      ],
      footer: t('session.mail.not_you'),
    },
    button: { label: t('session.mail.password_reset.button'), link },
  })
}
