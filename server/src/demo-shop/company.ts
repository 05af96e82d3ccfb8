import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { placeNamed } from './places.ts'

export const demoTimezone = 'America/Chicago'

export async function writeCompany(
  db: Kysely<Database>,
  logos: { logo_key: string; ecommerce_logo_key: string },
): Promise<void> {
  const { area: _, ...place } = placeNamed('Joliet')
  await db
    .updateTable('company')
    .set({
      company_name: 'Prairie State Truck & Trailer Repair',
      address: '2180 Mound Rd',
      ...place,
      timezone: demoTimezone,
      phone: '+18155550140',
      phone_name: 'Service desk',
      phone_extension: '1',
      phones: phones([
        { number: '+18155550141', extension: '2' },
        { number: '+18155550142', extension: null },
      ]),
      email: 'service@prairiestate.example',
      fax: '+18155550149',
      website: 'https://prairiestate.example',
      billing_phone: '+18155550143',
      billing_phone_name: 'Accounts receivable',
      billing_phone_extension: '4',
      billing_phones: phones([]),
      billing_email: 'billing@prairiestate.example',
      billing_payment_details:
        'Checks payable to Prairie State Truck & Trailer Repair, 2180 Mound Rd, Joliet, IL 60435.\nACH and wire: account details are on the remittance sheet, or call extension 4.\nZelle: billing@prairiestate.example',
      billing_terms:
        'Payment is due by the date shown. Balances 30 days past due bear 1.5% a month. Parts carry the maker’s warranty; labor is warranted for 90 days or 10,000 miles. Units left over 5 days after completion are charged storage of $25 a day.',
      ecommerce_company_name: 'Prairie State Parts',
      ecommerce_address: '2180 Mound Rd, Dock 4',
      ecommerce_city: place.city,
      ecommerce_state_id: place.state_id,
      ecommerce_zip: place.zip,
      ecommerce_phone: '+18155550145',
      ecommerce_phone_name: 'Online orders',
      ecommerce_phones: phones([]),
      ecommerce_email: 'orders@prairiestate.example',
      ecommerce_website: 'https://parts.prairiestate.example',
      sales_tax: '8.5',
      tax_labor: '0',
      tax_inventory: '8.5',
      due_in_days: 14,
      first_slot: '08:00',
      ...logos,
      is_demo: true,
    })
    .execute()
}

const phones = (list: { number: string; extension: string | null }[]) => sql`${JSON.stringify(list)}::jsonb`
