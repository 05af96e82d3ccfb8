import { sql } from 'kysely'
import { customerErrors } from '#contract/customers/customer-errors.ts'
import { customerName, type Named } from '#contract/customers/customer-name.ts'
import { type CustomerInput, customerInput } from '#contract/customers/customer-shapes.ts'
import { importDoubts } from '#contract/imports/import-doubts.ts'
import type { NameOrder } from '#contract/imports/import-rules.ts'
import { stateByName } from '#contract/lookups/places.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import { type LaborRates, laborRatesByName, unknownLaborRate } from '#server/features/company/index.ts'
import { writeHistory } from '#server/operation/history.ts'
import { duplicateInFile, validateRow } from '#server/records/import/cells.ts'
import { isChangedSinceImport } from '#server/records/import/changed-since-import.ts'
import type {
  ImportContext,
  ImportRow,
  ImportTarget,
  RowDoubt,
  RowProblem,
} from '#server/records/import/import-target.ts'
import { perhapsTwice } from '#server/records/import/perhaps-twice.ts'
import { isCompanyName, isTurnedAtComma, splitName } from '#server/records/import/person-name.ts'
import { sameName } from '#server/records/import/same-name.ts'
import { emailsIn, phonesOf, savedPhone, withoutPoint } from '#server/records/import/several-in-cell.ts'
import { customerValues } from './customer-values.ts'

/** Customers of the body shop, each with an address where the file has one. */
export const importCustomers: ImportTarget<CustomerInput> = {
  kind: 'customer',
  table: 'customers',
  requires: 'vehicle-owners.create',

  async prepare(context, rows) {
    const taken = await takenEmails(
      context,
      rows.flatMap(({ cells }) => emailsIn(cells.email)),
    )
    const rates = await laborRatesByName(
      context.db,
      rows.map(({ cells }) => cells.labor_rate_name ?? ''),
    )
    const read = rows.map(row => readCustomer(context, row, rates))
    const known = await knownCustomers(context, read)
    return read.map(({ number, cells, value, problems, doubts }) => {
      if (value?.email && taken.has(value.email.toLowerCase()))
        problems.push({ field: 'email', code: customerErrors.customer_email_taken.code })
      if (!value || problems.length > 0) return { number, problems }
      const key = nameAndPhone(value)
      const field = value.first_name ? 'full_name' : 'company_name'
      const isKnown = known.has(key)
      doubts.push(...perhapsTwice(context, { number, field, key, name: customerName(value), isKnown }))
      return { number, input: value, saved: savedTexts(cells, value), doubts }
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

const fieldNames = { 'address.state_id': 'state', 'address.first_name': 'first_name', phones: 'phone' }

type Cells = Readonly<Record<string, string>>

interface ReadCustomer {
  number: number
  cells: Cells
  value?: CustomerInput
  problems: RowProblem[]
  doubts: RowDoubt[]
}

function readCustomer(
  context: ImportContext,
  { number, cells: given, numbers }: ImportRow,
  rates: LaborRates,
): ReadCustomer {
  const cells: Cells = { ...given, ...placeIn(given) }
  const rate = rates.get(sameName(cells.labor_rate_name ?? ''))
  const { doubts, ...names } = namesOf(cells, context.names)
  const person = { ...cells, ...numbers, ...names, ...phonesOf(cells) }
  const { value, problems } = validateRow(
    customerInput,
    {
      ...person,
      email: emailsIn(cells.email)[0] ?? cells.email,
      tags: [],
      labor_rate_id: rate?.id,
      address: cells.address ? { ...person, ...addressOf(cells) } : null,
    },
    fieldNames,
  )
  problems.push(...unknownLaborRate(cells.labor_rate_name, rate))
  problems.push(...duplicateInFile(context, number, 'email', value?.email))
  doubts.push(...addressLeftOut(cells))
  return { number, cells, ...(value && { value }), problems, doubts }
}

/** `Cicero, IL 60804` in the column of cities; without one, `1 Main St, Cicero, IL 60804` in that of addresses. */
function placeIn({ address = '', city = '', state, zip }: Cells): Record<string, string> {
  const [, front = '', number] = zipAtEnd.exec((city || address).replace(/[^\S\n]+/g, ' ')) ?? []
  const ends = stateAtEnd.map(pattern => pattern.exec(front))
  const [, before, found] = ends.find(end => stateByName(end?.[2] ?? '')) ?? []
  if (!before || !found || !number) return {}
  const place = { city: before, state: state || found, zip: zip || number }
  if (city) return place
  const [, street, town] = /^(.+)[,\n] *([^,\n]+)$/s.exec(before) ?? []
  return street && town ? { ...place, address: street, city: town } : {}
}

const zipAtEnd = /^(.*?)[.,]? (\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?:,? (?:USA?|Canada))?$/is

const stateAtEnd = [/^(.*), *([^,]+)$/s, /^(.*) ([^ ,]+)$/s]

/** Without a street there is no address to save. */
function addressLeftOut({ address, city, zip }: Cells): RowDoubt[] {
  const before = [city, zip].filter(Boolean).join(' ')
  if (address || !before) return []
  return [{ field: 'address', code: importDoubts.import_address_incomplete.code, before, after: '' }]
}

/** Of one column for both; a company's name in it makes a company. */
function namesOf(cells: Cells, order: NameOrder): Partial<Named> & { doubts: RowDoubt[] } {
  const { first_name, last_name, full_name = '', company_name } = cells
  if (first_name || last_name || !full_name) return { first_name, last_name, company_name, doubts: [] }
  if (!company_name && isCompanyName(full_name))
    return {
      company_name: full_name,
      doubts: [nameDoubt(importDoubts.import_company_recognized.code, full_name, full_name)],
    }
  const name = splitName(full_name, order)
  const whole = `${name.first_name} ${name.last_name}`.trim()
  const isTurned = order === 'last_first' && isTurnedAtComma(full_name)
  return {
    ...name,
    company_name,
    doubts: isTurned ? [nameDoubt(importDoubts.import_name_turned.code, full_name, whole)] : [],
  }
}

const nameDoubt = (code: string, before: string, after: string): RowDoubt => ({
  field: 'full_name',
  code,
  before,
  after,
})

function savedTexts(cells: Cells, value: CustomerInput): Record<string, string> {
  const { first_name, last_name, company_name, email, notes, address } = value
  return {
    ...(cells.first_name || cells.last_name ? { first_name, last_name } : {}),
    ...(cells.company_name ? { company_name } : {}),
    ...savedPhone(cells, value.phone),
    email: email ?? '',
    notes,
    ...(address && zipDigits(cells) !== address.zip && { zip: address.zip }),
  }
}

const nameAndPhone = (customer: {
  first_name: string
  last_name: string
  company_name: string
  phone: string
}) => `${customerName(customer)} ${customer.phone}`.toLowerCase()

async function knownCustomers({ db }: ImportContext, read: readonly ReadCustomer[]): Promise<Set<string>> {
  const phones = read.flatMap(({ value }) => value?.phone ?? [])
  if (phones.length === 0) return new Set()
  const rows = await db
    .selectFrom('customers')
    .select(['first_name', 'last_name', 'company_name', 'phone'])
    .where('phone', 'in', phones)
    .execute()
  return new Set(rows.map(row => nameAndPhone({ ...row, phone: row.phone! })))
}

const addressOf = (cells: Cells) => ({
  address: cells.address,
  city: cells.city,
  state_id: cells.state ? (stateByName(cells.state)?.id ?? 0) : undefined,
  zip: zipDigits(cells)?.replace(/^\d{3,4}$/, digits => digits.padStart(5, '0')),
})

const zipDigits = ({ zip }: Cells): string | undefined => zip && withoutPoint(zip.replace(/^'/, ''))

async function takenEmails({ db }: ImportContext, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select lower(email) as key from customers
    where email is not null and lower(email) = any(${emails.map(email => email.toLowerCase())})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
