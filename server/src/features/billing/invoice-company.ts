import { buffer } from 'node:stream/consumers'
import type { Selectable } from 'kysely'
import { stateById } from '#contract/lookups/places.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import type { Database } from '#server/database/tables.ts'
import type { Shop } from '#server/platform/shop.ts'
import { readImage } from '#server/records/stored-image.ts'
import type { InvoiceCompany } from './invoice-document.ts'

/**
 * The sender of the invoice: the company, with its phone numbers for the office and for billing, and its e-mail
 * address.
 */
export async function invoiceCompany(shop: Shop, row: Selectable<Database['company']>) {
  const phones = [
    phoneLine(row.phone_name, row.phone, row.phone_extension),
    phoneLine(row.billing_phone_name, row.billing_phone, row.billing_phone_extension),
  ]
  const block: InvoiceCompany = {
    name: row.company_name || (shop.configuration.brand ?? 'Rigbay'),
    address: [row.address, placeLine(row.city, row.state_id, row.zip)].filter(Boolean),
    phones: [...new Set(phones)].filter(Boolean),
    email: senderEmail(row),
    website: row.website,
    logo: row.logo_key ? await buffer(await readImage(shop, row.logo_key, 'original')) : null,
  }
  return { block, paymentDetails: row.billing_payment_details, terms: row.billing_terms }
}

/** The sender of documents: empty if the company has neither e-mail address. */
export const senderEmail = (company: { billing_email: string; email: string }): string =>
  company.billing_email || company.email

/** `Accounts receivable: +1 (312) 555-0187 ext. 4`. */
function phoneLine(name: string, phone: string | null, extension: string | null): string {
  const number = formatPhone(phone, extension)
  return number && name ? `${name}: ${number}` : number
}

/** `Cicero, IL 60804`, without the missing parts. */
export function placeLine(city: string, stateId: number | null, zip: string): string {
  const state = stateId === null ? '' : (stateById(stateId)?.short ?? '')
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
