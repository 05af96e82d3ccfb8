import type { Kysely } from 'kysely'
import type { Language } from '#contract/shared/languages.ts'
import type { Database } from '#server/database/tables.ts'
import { MailError } from '#server/platform/mail/email.ts'
import { layOutMail, type MailContent } from '#server/platform/mail/mail-layout.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mintLink } from './account-links.ts'

interface MailJob {
  to: { name: string; address: string }
  subject: string
  content: MailContent
  button?: LinkButton
}

/** By the link's id: jobs are stored for days, and the token must not be. */
interface LinkButton {
  label: string
  link: number
}

interface Writing {
  db: Kysely<Database>
  shop: Shop
  enqueue(job: string, data: object): Promise<void>
}

/** An e-mail about an account, sent after the commit. */
export async function enqueueAccountMail(
  { db, shop, enqueue }: Writing,
  email: {
    to: { full_name: string; email: string; language: string }
    subject: string
    content: Pick<MailContent, 'paragraphs' | 'footer'>
    button?: LinkButton
  },
): Promise<void> {
  const { company_name } = await db.selectFrom('company').select('company_name').executeTakeFirstOrThrow()
  const { to, subject, content, button } = email
  const job: MailJob = {
    to: { name: to.full_name, address: to.email },
    subject,
    content: {
      company: shop.configuration.brand ?? (company_name || 'Rigbay'),
      language: to.language as Language,
      title: subject,
      ...content,
    },
    ...(button ? { button } : {}),
  }
  await enqueue('mail.deliver', job)
}

export const accountMailJobs = { 'mail.deliver': deliver }

async function deliver(shop: Shop, { to, subject, content, button }: MailJob, id: string): Promise<void> {
  const url = button && (await mintLink({ ...shop, now: shop.clock.now() }, button.link))
  if (url === null) return
  const whole = button && url ? { ...content, button: { label: button.label, url } } : content
  try {
    // Each attempt with a button has a new link, so mailboxes must not drop it as a duplicate.
    await shop.mail.deliver({
      to,
      fromName: content.company,
      subject,
      ...layOutMail(whole),
      id: button ? undefined : id,
    })
  } catch (error) {
    // A retry cannot help; the log shows it.
    if (!(error instanceof MailError && error.kind === 'permanent')) throw error
    shop.log.error({ err: error, to: to.address, subject }, 'an e-mail was permanently refused')
  }
}
