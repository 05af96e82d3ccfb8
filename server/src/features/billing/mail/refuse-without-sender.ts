import type { Kysely } from 'kysely'
import { billingErrors, noSenderHint } from '#contract/billing/billing-errors.ts'
import type { Database } from '#server/database/tables.ts'
import { refusal } from '#server/operation/refusal.ts'
import { senderEmail } from '../invoice/invoice-company.ts'

/** 424 if the company has no e-mail address to reply to. */
export async function refuseWithoutSender(db: Kysely<Database>): Promise<void> {
  const company = await db.selectFrom('company').select(['billing_email', 'email']).executeTakeFirstOrThrow()
  if (!senderEmail(company)) {
    throw refusal(billingErrors['send-docs-error__no-sender-email'], { extra: { hint: noSenderHint } })
  }
}
