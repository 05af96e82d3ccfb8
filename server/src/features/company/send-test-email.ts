import { companyErrors } from '#contract/company/company-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { MailError } from '#server/platform/mail/index.ts'
import { layOutMail } from '#server/platform/mail/mail-layout.ts'

export async function sendTestEmail({ db, shop, user, t, language }: Context): Promise<{ email: string }> {
  const { company_name } = await db.selectFrom('company').select('company_name').executeTakeFirstOrThrow()
  const company = shop.configuration.brand ?? (company_name || 'Rigbay')
  const subject = t('company.test_email.subject')
  try {
    await shop.mail.deliver({
      to: { name: user.full_name, address: user.email },
      fromName: company,
      subject,
      ...layOutMail({ company, language, title: subject, paragraphs: [t('company.test_email.text')] }),
    })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    throw refusal(companyErrors.test_email_failed, { params: { reason: error.message } })
  }
  return { email: user.email }
}
