import { sql } from 'kysely'
import { customerErrors } from '#contract/customers/customer-errors.ts'
import { customerColumns } from '#contract/customers/customer-fields.ts'
import { type CustomerInput, customerInput } from '#contract/customers/customer-shapes.ts'
import { stateByName } from '#contract/lookups/places.ts'
import { numberFields } from '#contract/records/columns.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import { writeHistory } from '#server/operation/history.ts'
import { duplicateInFile, numbersOf, validateRow } from '#server/records/import/cells.ts'
import { isChangedSinceImport } from '#server/records/import/changed-since-import.ts'
import type { ImportContext, ImportTarget } from '#server/records/import/import-target.ts'
import { customerValues } from './customer-values.ts'

/** Customers of the body shop, each with an address where the file has one. */
export const importCustomers: ImportTarget<CustomerInput> = {
  kind: 'customer',
  table: 'customers',
  requires: 'vehicle-owners.create',

  async prepare(context, rows) {
    const taken = await takenEmails(
      context,
      rows.map(({ cells }) => cells.email ?? ''),
    )
    return rows.map(({ number, cells }) => {
      const { numbers, problems } = numbersOf(cells, numberFields(customerColumns.all))
      const person = { ...cells, ...numbers, ...namesOf(cells) }
      const { value, problems: further } = validateRow(
        customerInput,
        {
          ...person,
          phones: [],
          tags: [],
          address: cells.address ? { ...person, ...addressOf(cells) } : null,
        },
        fieldNames,
      )
      problems.push(...further, ...duplicateInFile(context, number, 'email', value?.email))
      if (value?.email && taken.has(value.email.toLowerCase()))
        problems.push({ field: 'email', code: customerErrors.customer_email_taken.code })
      return value && problems.length === 0 ? { number, input: value } : { number, problems: once(problems) }
    })
  },

  async insert({ db, userId, now }, inputs) {
    const ids = await insertNumberedRows(
      db,
      'customers',
      inputs.map(input => ({
        ...customerValues(input),
        phones: input.phones,
        created_at: now,
        updated_at: now,
      })),
    )
    const addresses = inputs.flatMap(({ address }, at) => {
      if (!address) return []
      const { customerId: _, ...columns } = address
      return [{ ...columns, customer_id: ids[at]!, is_default: true, created_at: now }]
    })
    await insertRows(db, 'customer_addresses', addresses)
    await writeHistory(
      db,
      ids.map(recordId => ({ kind: 'customer', recordId, act: 'created' })),
      { userId, timezone: 'UTC', now },
    )
    return ids
  },

  async used({ db }, ids) {
    const { rows } = await sql<{ id: number }>`
      select c.id from customers c
      where c.id = any(${ids}::bigint[]) and (
        ${isChangedSinceImport('customer', 'c', 'created')}
        or exists (select from vehicles v where v.owner_id = c.id)
        or exists (select from repair_orders o where o.customer_id = c.id)
        or exists (select from parts_orders o where o.customer_id = c.id))`.execute(db)
    return rows.map(({ id }) => id)
  },

  async remove({ db, userId, now }, ids) {
    const { rows } = await sql<{ id: number; full_name: string }>`
      delete from customers where id = any(${ids}::bigint[]) returning id, full_name`.execute(db)
    await writeHistory(
      db,
      rows.map(({ id, full_name }) => ({
        kind: 'customer',
        recordId: id,
        act: 'deleted',
        params: { name: full_name },
      })),
      { userId, timezone: 'UTC', now },
    )
  },
}

const fieldNames = { 'address.state_id': 'state', 'address.first_name': 'first_name' }

type Cells = Readonly<Record<string, string>>

/** Of one column for both, the last word is the last name. */
function namesOf({ first_name, last_name, full_name = '' }: Cells) {
  if (first_name || last_name) return { first_name, last_name }
  const words = full_name.split(/\s+/).filter(Boolean)
  return {
    first_name: words.slice(0, -1).join(' ') || words[0] || '',
    last_name: words.length > 1 ? words.at(-1) : '',
  }
}

const addressOf = (cells: Cells) => ({
  address: cells.address,
  city: cells.city,
  state_id: cells.state ? (stateByName(cells.state)?.id ?? 0) : undefined,
  zip: cells.zip && /^\d{3,4}$/.test(cells.zip) ? cells.zip.padStart(5, '0') : cells.zip,
})

async function takenEmails({ db }: ImportContext, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select lower(email) as key from customers
    where email is not null and lower(email) = any(${emails.map(email => email.toLowerCase())})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** The person of the address is the customer: what is wrong with a name is said once. */
const once = <P extends { field: string }>(problems: readonly P[]): P[] =>
  problems.filter(({ field }, at) => problems.findIndex(problem => problem.field === field) === at)
