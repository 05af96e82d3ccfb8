import { buffer } from 'node:stream/consumers'
import { stateById } from '#contract/lookups/places.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import type { InvoiceCompany } from '#server/platform/pdf/invoice-document.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Who bills: the billing copy of the company's data, and the company's own where that is empty. */
export async function invoiceCompany(shop: Shop) {
  const row = await shop.db.selectFrom('company').selectAll().executeTakeFirstOrThrow()
  const phone = row.billing_phone
    ? formatPhone(row.billing_phone, row.billing_phone_extension)
    : formatPhone(row.phone, row.phone_extension)
  const block: InvoiceCompany = {
    name: row.company_name || (shop.configuration.brand ?? 'Rigbay'),
    address: [row.address, placeLine(row.city, row.state_id, row.zip)].filter(Boolean),
    phones: phone ? [phone] : [],
    email: senderEmail(row),
    website: row.website,
    logo: row.logo_key ? await buffer(await shop.files.get(row.logo_key)) : null,
  }
  return { block, paymentDetails: row.billing_payment_details, terms: row.billing_terms }
}

/** Where documents come from: empty when the company has neither address. */
export const senderEmail = (company: { billing_email: string; email: string }): string =>
  company.billing_email || company.email

/** `Cicero, IL 60804` of what there is of it. */
export function placeLine(city: string, stateId: number | null, zip: string): string {
  const state = stateId === null ? '' : (stateById(stateId)?.short ?? '')
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
