import { type RawBuilder, sql } from 'kysely'
import { formatPhone } from '#contract/shared/phone.ts'
import { suppliers as declared, type Supplier } from '#contract/suppliers/supplier.ts'
import type { SupplierContact } from '#contract/suppliers/supplier-contacts.ts'
import { supplierErrors } from '#contract/suppliers/supplier-errors.ts'
import { containsPattern, phoneDigits } from '#server/database/search-pattern.ts'
import { usedByParts } from '#server/features/catalogue/index.ts'
import { reason } from '#server/operation/refusal.ts'
import { implementDictionary, type Usage } from '#server/records/crud/dictionary.ts'
import { contactsOfRow } from './supplier-contacts.ts'
import { writeContacts } from './write-contacts.ts'

const byParts = usedByParts('suppliers', 'supplier_id')

const usage: Usage = {
  isUsed: sql`(${byParts.isUsed} or exists (${chargesOf(sql`suppliers.id`)}))`,
  async blockers(context, id) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${chargesOf(sql`${id}::bigint`)}) charge`.execute(context.db)
    const { count } = rows[0]!
    return [
      ...(await byParts.blockers(context, id)),
      ...(count > 0 ? [reason(supplierErrors.supplier_has_charges, { params: { count } })] : []),
    ]
  },
}

/** Sublets and freight that name the supplier. */
function chargesOf(id: RawBuilder<unknown>) {
  return sql`
    select c.order_id from repair_order_charges c where c.supplier_id = ${id}
    union all select c.order_id from parts_order_charges c where c.supplier_id = ${id}`
}

export const suppliers = implementDictionary(declared, {
  about: 'Suppliers of parts and their contacts.',
  table: 'suppliers',
  unique: [],
  shortListMax: 20,
  usage,
  alsoFound: contactFound,
  children: {
    read: { contacts: contactsOfRow },
    write: writeContacts,
    display: ({ contacts }) => ({ contacts: contacts.map(inOneLine).join('; ') }),
  },
  exportColumns: () => [
    { title: 'suppliers.fields.name', value: row => row.name },
    { title: 'suppliers.fields.url', value: row => row.url },
    { title: 'suppliers.main_contact', value: row => mainOf(row)?.name ?? null },
    { title: 'suppliers.contact.position', value: row => mainOf(row)?.position ?? null },
    { title: 'suppliers.contact.email', value: row => mainOf(row)?.email ?? null },
    {
      title: 'suppliers.contact.phone',
      value: row => formatPhone(mainOf(row)?.phone ?? null, mainOf(row)?.phone_extension ?? null),
    },
  ],
})

const mainOf = ({ contacts }: Supplier) => contacts.find(contact => contact.is_main)

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
