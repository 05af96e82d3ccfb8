import type { Kysely } from 'kysely'
import type { Language } from '#contract/shared/languages.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { type Calendar, firstDay } from './calendar.ts'
import { type FleetAccount, fleets, individuals, onlineCustomers } from './customer-list.ts'
import { addressRows, exemptionRow } from './customer-records.ts'
import type { Person } from './people.ts'
import { type Place, phoneBook, placeNamed, places, streets } from './places.ts'
import { type Random, seededRandom } from './random.ts'
import type { TagName } from './tags.ts'

export interface Customer {
  id: number
  type: 'bs' | 'ecomm'
  first_name: string
  last_name: string
  company_name: string
  email: string | null
  phone: string
  phone_extension: string | null
  language: Language
  fleet: FleetAccount | null
  place: Place
  /** Streets of their addresses, all in `place`. */
  streets: string[]
  salesManager: Person | null
  payer: 'prompt' | 'slow' | 'bad'
  since: number
  created_at: Date
  tags: TagName[]
  notes: string
}

const notesOfSome = [
  'Call before any work over $1,500.',
  'Picks up after 5 pm, keys in the drop box.',
  'Wants the old parts kept for inspection.',
  'Send invoices with the unit number in the subject.',
  'Prefers text messages.',
  'Parks in the east lot.',
]

export async function writeCustomers(
  db: Kysely<Database>,
  calendar: Calendar,
  people: readonly Person[],
  tagIds: ReadonlyMap<TagName, number>,
): Promise<Customer[]> {
  const drafts = inventCustomers(calendar, people)
  const ids = await insertNumberedRows(
    db,
    'customers',
    drafts.map(customer => ({
      type: customer.type,
      first_name: customer.first_name,
      last_name: customer.last_name,
      company_name: customer.company_name,
      email: customer.email,
      phone: customer.phone,
      phone_extension: customer.phone_extension,
      phones: [],
      notes: customer.notes,
      language: customer.language,
      sales_manager_id: customer.salesManager?.id ?? null,
      created_at: customer.created_at,
      updated_at: customer.created_at,
    })),
  )
  const customers = drafts.map((draft, index) => ({ ...draft, id: ids[index]! }))
  await insertRows(
    db,
    'customer_tags',
    customers.flatMap(({ id, tags }) => tags.map(tag => ({ customer_id: id, tag_id: tagIds.get(tag)! }))),
  )
  await insertRows(db, 'customer_addresses', customers.flatMap(addressRows))
  await insertRows(
    db,
    'tax_exemptions',
    customers.flatMap(customer => exemptionRow(calendar, customer)),
  )
  await writeWalkIn(db, calendar)
  return customers
}

/** Counter sales without a name: a customer without vehicles and comments. */
async function writeWalkIn(db: Kysely<Database>, calendar: Calendar): Promise<void> {
  const created_at = calendar.at(firstDay, calendar.hours(firstDay).opens)
  const names = { first_name: 'Walk-in', last_name: 'Customer', company_name: '', notes: '' }
  const reached = { phone: '+18155550140', phones: [], language: 'en' }
  await insertNumberedRows(db, 'customers', [
    { type: 'bs', ...names, ...reached, created_at, updated_at: created_at },
  ])
}

type CustomerDraft = Omit<Customer, 'id'>

function inventCustomers(calendar: Calendar, people: readonly Person[]): CustomerDraft[] {
  const random = seededRandom('customers')
  const nextPhone = phoneBook()
  const salesManagers = people.filter(person => person.role === 'sales_manager')

  function customer(
    first_name: string,
    last_name: string,
    language: Language,
    more: Pick<CustomerDraft, 'type' | 'fleet' | 'place'>,
  ): CustomerDraft {
    const { fleet, type } = more
    const since = sinceDay(random, fleet)
    return {
      ...more,
      first_name,
      last_name,
      language,
      company_name: fleet?.company ?? (random.chance(0.3) ? `${last_name} Trucking` : ''),
      email: emailOf(first_name, last_name, fleet) ?? null,
      phone: nextPhone(more.place.area),
      phone_extension: fleet && fleet.size > 8 ? '12' : null,
      salesManager: type === 'bs' && random.chance(0.7) ? random.pick(salesManagers) : null,
      payer: payerOf(last_name),
      since,
      created_at: calendar.at(
        since,
        random.int(calendar.hours(since).opens, calendar.hours(since).closes - 1),
      ),
      streets: [],
      tags: [],
      notes: random.chance(0.25) ? random.pick(notesOfSome) : '',
    }
  }

  const drafts = [
    ...fleets.map(fleet =>
      customer(fleet.contact[0], fleet.contact[1], fleet.language, {
        type: 'bs',
        fleet,
        place: placeNamed(fleet.city),
      }),
    ),
    ...individuals.map(([first, last, language]) =>
      customer(first, last, language, { type: 'bs', fleet: null, place: random.pick(places) }),
    ),
    ...onlineCustomers.map(([first, last, language]) =>
      customer(first, last, language, { type: 'ecomm', fleet: null, place: random.pick(places) }),
    ),
  ]
  for (const draft of drafts) {
    draft.tags = tagsOf(random, draft)
    draft.streets = streetsOf(random, draft)
    // Some owner-operators have only a phone number.
    if (draft.type === 'bs' && !draft.fleet && random.chance(0.2)) draft.email = null
  }
  return drafts.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
}

const badPayers = new Set(['Olson', 'Orlova', 'Fuentes', 'Simmons', 'Delgado', 'Burkhart'])
const slowPayers = new Set(
  'Sokolov Hammond Ruiz Whitfield Hernandez Volkov Kowalczyk Polishchuk Freeman Lewandowski Fisk Aguilar'.split(
    ' ',
  ),
)

function payerOf(lastName: string): Customer['payer'] {
  if (badPayers.has(lastName)) return 'bad'
  return slowPayers.has(lastName) ? 'slow' : 'prompt'
}

/** Most fleets came with the shop, the others within twenty months. */
function sinceDay(random: Random, fleet: FleetAccount | null): number {
  if (random.chance(fleet ? 0.8 : 0.5)) return firstDay + random.int(0, 3)
  return random.int(firstDay + 5, -110)
}

function emailOf(first: string, last: string, fleet: FleetAccount | null): string {
  if (fleet) return `dispatch@${slug(fleet.company.replace(/ (LLC|Inc)$/, ''))}.example`
  return `${slug(first)}.${slug(last)}@mail.example`
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

function tagsOf(random: Random, { type, fleet, payer }: CustomerDraft): TagName[] {
  if (type === 'ecomm') return []
  const tags: TagName[] = [fleet ? 'Fleet account' : 'Owner-operator']
  if (payer === 'bad') tags.push('Slow payer')
  if (fleet && fleet.size >= 10) tags.push('Priority')
  if (fleet && random.chance(0.5)) tags.push('PO required')
  return tags
}

/** The yard, and the office of large fleets. Some owner-operators have none. */
function streetsOf(random: Random, { type, fleet }: CustomerDraft): string[] {
  const count = fleet && fleet.size >= 10 ? 2 : fleet || type === 'ecomm' || random.chance(0.75) ? 1 : 0
  return Array.from({ length: count }, () => `${random.int(101, 9899)} ${random.pick(streets)}`)
}
