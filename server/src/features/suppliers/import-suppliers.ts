import { sql } from 'kysely'
import { type SupplierInput, suppliers } from '#contract/suppliers/supplier.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import { writeHistory } from '#server/operation/history.ts'
import { validateRow } from '#server/records/import/cells.ts'
import { isChangedSinceImport } from '#server/records/import/changed-since-import.ts'
import type { ImportContext, ImportTarget } from '#server/records/import/import-target.ts'
import { perhapsTwice } from '#server/records/import/perhaps-twice.ts'
import { sameName } from '#server/records/import/same-name.ts'
import { emailsIn, phonesOf, savedPhone } from '#server/records/import/several-in-cell.ts'

/** Suppliers, each with a main contact. */
export const importSuppliers: ImportTarget<SupplierInput> = {
  kind: 'supplier',
  table: 'suppliers',
  requires: 'suppliers.create',

  async prepare(context, rows) {
    const known = await knownNames(
      context,
      rows.map(({ cells }) => cells.name ?? ''),
    )
    return rows.map(({ number, cells }) => {
      const { name, url, contact, position } = cells
      const [email = cells.email, ...emails] = emailsIn(cells.email)
      const { value, problems } = validateRow(
        suppliers.input,
        {
          name,
          url,
          contacts: [
            {
              name: contact,
              position,
              is_main: true,
              ...phonesOf(cells),
              email,
              emails: emails.map(further => ({ value: further })),
            },
          ],
        },
        { 'contacts.0.name': 'contact', 'contacts.0.phones': 'phone', 'contacts.0.emails': 'email' },
      )
      if (!value) return { number, problems }
      const key = sameName(value.name)
      return {
        number,
        input: value,
        saved: savedPhone(cells, value.contacts[0]!.phone),
        doubts: perhapsTwice(context, {
          number,
          field: 'name',
          key,
          name: value.name,
          isKnown: known.has(key),
        }),
      }
    })
  },

  async insert({ db, userId, now }, inputs) {
    const ids = await insertNumberedRows(
      db,
      'suppliers',
      inputs.map(({ name, url }) => ({ name, url, created_at: now })),
    )
    const contacts = inputs.flatMap(input =>
      input.contacts.map(({ id: _, ...contact }) => ({ ...contact, created_at: now })),
    )
    await insertRows(
      db,
      'supplier_contacts',
      contacts.map((contact, at) => ({ ...contact, supplier_id: ids[at]!, place: 0 })),
    )
    await writeHistory(
      db,
      ids.map(recordId => ({ kind: 'supplier', recordId, act: 'created' })),
      { userId, timezone: 'UTC', now },
    )
    return ids
  },

  async used({ db }, ids) {
    const { rows } = await sql<{ id: number }>`
      select s.id from suppliers s
      where s.id = any(${ids}::bigint[]) and (
        ${isChangedSinceImport('supplier', 's', 'created')}
        or exists (select from parts p where p.supplier_id = s.id))`.execute(db)
    return rows.map(({ id }) => id)
  },

  async remove({ db, userId, now }, ids) {
    const { rows } = await sql<{ id: number; name: string }>`
      delete from suppliers where id = any(${ids}::bigint[]) returning id, name`.execute(db)
    await writeHistory(
      db,
      rows.map(({ id, name }) => ({ kind: 'supplier', recordId: id, act: 'deleted', params: { name } })),
      { userId, timezone: 'UTC', now },
    )
  },
}

async function knownNames({ db }: ImportContext, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select lower(name) as key from suppliers where lower(name) = any(${names.map(sameName)})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
