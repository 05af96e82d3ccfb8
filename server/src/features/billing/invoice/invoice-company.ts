import { buffer } from 'node:stream/consumers'
import type { Selectable } from 'kysely'
import { stateById } from '#contract/lookups/places.ts'
import { formatPhone, phoneUri } from '#contract/shared/phone.ts'
import type { Database } from '#server/database/tables.ts'
import type { Shop } from '#server/platform/shop.ts'
import { readImage } from '#server/records/stored-image.ts'
import type { InvoiceCompany } from './invoice-document.ts'

type Company = Selectable<Database['company']>

/** The company, or its online shop if that sold and has a name of its own. */
export async function invoiceCompany(shop: Shop, row: Company, { isOnlineShop = false } = {}) {
  const sender = isOnlineShop && row.ecommerce_company_name ? onlineShopOf(row) : companySender(row)
  const { logoKey, ...block } = sender
  const company: InvoiceCompany = {
    ...block,
    name: block.name || (shop.configuration.brand ?? 'Rigbay'),
    logo: logoKey ? await buffer(await readImage(shop, logoKey, 'original')) : null,
  }
  return { block: company, paymentDetails: row.billing_payment_details, terms: row.billing_terms }
}

/** Public URL of the sender's logo; it changes with the logo. */
export function logoUrlOf(row: Company, { isOnlineShop = false } = {}): string | null {
  const isShop = isOnlineShop && row.ecommerce_company_name !== ''
  const key = isShop ? row.ecommerce_logo_key : row.logo_key
  const name = isShop ? 'ecommerce-logo' : 'logo'
  return key && `/api/v1/company/${name}?size=original&v=${encodeURIComponent(key.slice(-8))}`
}

type Sender = Omit<InvoiceCompany, 'logo'> & { logoKey: string | null }

function companySender(row: Company): Sender {
  const officePhones = phoneOf(row.phone_name, row.phone, row.phone_extension)
  const billing = phoneOf(row.billing_phone_name, row.billing_phone, row.billing_phone_extension)
  return {
    name: row.company_name,
    address: [row.address, placeLine(row.city, row.state_id, row.zip)].filter(Boolean),
    phones: [...officePhones, ...billing.filter(({ line }) => line !== officePhones[0]?.line)],
    email: senderEmail(row),
    website: row.website,
    logoKey: row.logo_key,
  }
}

const onlineShopOf = (row: Company): Sender => ({
  name: row.ecommerce_company_name,
  address: [
    row.ecommerce_address,
    placeLine(row.ecommerce_city, row.ecommerce_state_id, row.ecommerce_zip),
  ].filter(Boolean),
  phones: phoneOf(row.ecommerce_phone_name, row.ecommerce_phone, row.ecommerce_phone_extension),
  email: row.ecommerce_email || senderEmail(row),
  website: row.ecommerce_website,
  logoKey: row.ecommerce_logo_key,
})

/** Empty if the company has neither e-mail address. */
export const senderEmail = (company: { billing_email: string; email: string }): string =>
  company.billing_email || company.email

/** `Accounts receivable: +1 (312) 555-0187 ext. 4`, if there is a number. */
function phoneOf(name: string, phone: string | null, extension: string | null): InvoiceCompany['phones'] {
  if (!phone) return []
  const number = formatPhone(phone, extension)
  return [{ line: name ? `${name}: ${number}` : number, uri: phoneUri(phone, extension) }]
}

/** `Cicero, IL 60804`; missing parts are left out. */
export function placeLine(city: string, stateId: number | null, zip: string): string {
  const state = stateId === null ? '' : (stateById(stateId)?.short ?? '')
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
