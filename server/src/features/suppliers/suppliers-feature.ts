import { sql } from 'kysely'
import { formatPhone } from '#contract/shared/phone.ts'
import { type SupplierInput, supplierEndpoints } from '#contract/suppliers/supplier.ts'
import type { SupplierContact } from '#contract/suppliers/supplier-contacts.ts'
import { containsPattern, phoneDigits } from '#server/database/search-pattern.ts'
import { usedByParts } from '#server/features/catalogue/index.ts'
import type { Dictionary } from '#server/records/dictionary/dictionary.ts'
import { dictionaryFeature } from '#server/records/dictionary/dictionary-feature.ts'
import { contactsOfRow } from './supplier-contacts.ts'
import { writeContacts } from './write-contacts.ts'

export const suppliers: Dictionary<SupplierInput> = {
  kind: 'supplier',
  table: 'suppliers',
  columns: ['url'],
  parts: [contactsOfRow.as('contacts')],
  choiceColumns: [],
  labels: 'suppliers.fields',
  unique: [],
  shortListMax: 20,
  usedBy: usedByParts('suppliers', 'supplier_id'),
  values: (_, { name, url }) => ({ name, url }),
  owned: {
    write: writeContacts,
    shown: ({ contacts }) => ({ contacts: (contacts as SupplierContact[]).map(inOneLine).join('; ') }),
  },
  alsoFound: contactFound,
}

export const suppliersFeature = dictionaryFeature<SupplierInput>({
  name: 'suppliers',
  about: 'Suppliers of parts, and whom one calls there.',
  endpoints: supplierEndpoints,
  ...suppliers,
})

/** Whoever calls is found by name, address or number, typed in any form. */
function contactFound(search: string) {
  const digits = phoneDigits(search)
  return sql<boolean>`exists (
    select from supplier_contacts c where c.supplier_id = suppliers.id and (
      lower(c.name || ' ' || coalesce(c.email, '') || ' ' || c.emails::text) like ${containsPattern(search)}
      ${digits ? sql`or coalesce(c.phone, '') || c.phones::text like ${`%${digits}%`}` : sql``}
    ))`
}

const inOneLine = ({ name, position, email, emails, phone, phone_extension, phones }: SupplierContact) =>
  [
    name,
    position,
    email,
    ...emails.map(({ value }) => value),
    formatPhone(phone, phone_extension),
    ...phones.map(({ number, extension }) => formatPhone(number, extension)),
  ]
    .filter(Boolean)
    .join(', ')
