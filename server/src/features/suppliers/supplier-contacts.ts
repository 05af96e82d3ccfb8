import { sql } from 'kysely'
import type { SupplierContact } from '#contract/suppliers/supplier-contacts.ts'

/** Contacts of a row of `suppliers` in a query, the main one first. */
export const contactsOfRow = sql<SupplierContact[]>`(
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'name', c.name, 'position', c.position, 'is_main', c.is_main, 'email', c.email, 'emails', c.emails,
    'phone', c.phone, 'phone_extension', c.phone_extension, 'phones', c.phones
  ) order by c.is_main desc, c.place), '[]')
  from supplier_contacts c where c.supplier_id = suppliers.id)`
