import { sql } from 'kysely'
import type { SupplierInput } from '#contract/suppliers/supplier.ts'
import {
  type ContactInput,
  contactInputs,
  type SupplierContact,
  withOneMain,
} from '#contract/suppliers/supplier-contacts.ts'
import { supplierErrors } from '#contract/suppliers/supplier-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'

export async function writeContacts(
  { db }: Context,
  supplierId: number,
  { contacts }: SupplierInput,
  before?: Record<string, unknown>,
): Promise<void> {
  const current = (before?.contacts ?? []) as SupplierContact[]
  const reasons = [...unknownContacts(contacts, current), ...mainIsDeleted(contacts, current)]
  if (reasons.length > 0) throw new Refusal(reasons)
  const former = current.find(contact => contact.is_main)?.id
  const saved = withOneMain(contacts.length > 0 ? contacts : contactInputs.parse([{}]), former)
  const rows = JSON.stringify(saved.map((contact, place) => ({ ...contact, place })))
  const savedIds = saved.flatMap(({ id }) => id ?? [])
  // In this order, as a unique index allows one main contact.
  await sql`delete from supplier_contacts where supplier_id = ${supplierId} and id <> all(${savedIds}::bigint[])`.execute(
    db,
  )
  await sql`update supplier_contacts set is_main = false where supplier_id = ${supplierId} and is_main`.execute(
    db,
  )
  await sql`
    update supplier_contacts c set (${columns}) = (select ${columns} from (select sent.*) one)
    from json_populate_recordset(null::supplier_contacts, ${rows}::json) sent
    where c.id = sent.id and c.supplier_id = ${supplierId}`.execute(db)
  await sql`
    insert into supplier_contacts (supplier_id, ${columns})
    select ${supplierId}, ${columns} from json_populate_recordset(null::supplier_contacts, ${rows}::json)
    where id is null order by place`.execute(db)
}

const columns = sql.join(
  ['place', 'is_main', 'name', 'position', 'email', 'emails', 'phone', 'phone_extension', 'phones'].map(
    name => sql.ref(name),
  ),
)

const unknownContacts = (contacts: readonly ContactInput[], current: readonly SupplierContact[]): Reason[] =>
  contacts.flatMap(({ id }, index) =>
    !id || (current.some(contact => contact.id === id) && contacts.findIndex(one => one.id === id) === index)
      ? []
      : [reason(supplierErrors.no_such_contact, { parameter: `contacts.${index}.id` })],
  )

/** The main contact stays unless another one is chosen as the main one. */
function mainIsDeleted(contacts: readonly ContactInput[], current: readonly SupplierContact[]): Reason[] {
  const main = current.find(contact => contact.is_main)
  const isGone = main !== undefined && !contacts.some(({ id }) => id === main.id)
  return isGone && !contacts.some(({ is_main }) => is_main)
    ? [reason(supplierErrors.main_contact_deleted, { parameter: 'contacts' })]
    : []
}
