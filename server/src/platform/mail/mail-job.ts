import type { Kysely } from 'kysely'
import type { Language } from '#contract/shared/languages.ts'
import type { Database } from '#server/database/tables.ts'
import type { Shop } from '#server/platform/shop.ts'
import { MailError } from './letter.ts'
import { layOutMail, type MailContent } from './mail-layout.ts'

interface MailJob {
  to: { name: string; address: string }
  subject: string
  content: MailContent
}

interface Writing {
  db: Kysely<Database>
  shop: Shop
  enqueue(job: string, data: object): Promise<void>
}

/** A letter in the same transaction as the write that it tells of: it leaves when that is committed. */
export async function enqueueMail(
  { db, shop, enqueue }: Writing,
  letter: {
    to: { full_name: string; email: string; language: string }
    subject: string
    content: Pick<MailContent, 'paragraphs' | 'button' | 'footer'>
  },
): Promise<void> {
  const { company_name } = await db.selectFrom('company').select('company_name').executeTakeFirstOrThrow()
  const { to, subject, content } = letter
  const job: MailJob = {
    to: { name: to.full_name, address: to.email },
    subject,
    content: {
      company: shop.configuration.brand ?? (company_name || 'Rigbay'),
      language: to.language as Language,
      title: subject,
      ...content,
    },
  }
  await enqueue('mail.deliver', job)
}

export const mailJobs = { 'mail.deliver': deliver }

async function deliver(shop: Shop, { to, subject, content }: MailJob): Promise<void> {
  try {
    await shop.mail.deliver({ to, subject, ...layOutMail(content) })
  } catch (error) {
    // Another try cannot help: whoever keeps the server sees it in the log.
    if (!(error instanceof MailError && error.kind === 'permanent')) throw error
    shop.log.error({ err: error, to: to.address, subject }, 'a letter was refused for good')
  }
}
