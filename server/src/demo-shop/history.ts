import type { Kysely } from 'kysely'
import { formatDollars } from '#contract/shared/money.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import type { Change, HistoryNote } from '#server/operation/history.ts'
import { type Calendar, firstDay } from './calendar.ts'
import type { WrittenComment } from './comments.ts'
import { exemptionDay, exemptionOf } from './customer-records.ts'
import type { Customer } from './customers.ts'
import type { Part } from './parts.ts'
import { partsOrderNotes, type Remembered } from './parts-order-history.ts'
import type { WrittenPartsOrder } from './parts-orders.ts'
import { departureDay, type Person } from './people.ts'
import { seededRandom } from './random.ts'
import type { WrittenOrder } from './repair-orders.ts'
import type { Movement } from './stock-ledger.ts'
import type { Vehicle } from './vehicles.ts'

export async function writeHistoryOfAll(
  db: Kysely<Database>,
  calendar: Calendar,
  world: {
    people: readonly Person[]
    customers: readonly Customer[]
    vehicles: readonly Vehicle[]
    parts: readonly Part[]
    movements: readonly Movement[]
    orders: readonly WrittenOrder[]
    partsOrders: readonly WrittenPartsOrder[]
    comments: readonly WrittenComment[]
  },
): Promise<void> {
  const random = seededRandom('history')
  const office = world.people.filter(({ role, since }) => role !== 'mechanic' && since === firstDay)
  const notes = [
    ...world.people.flatMap(person => ofPerson(calendar, person, world.people)),
    ...world.customers.flatMap(customer => ofCustomer(calendar, customer, random.pick(office))),
    ...world.vehicles.map(({ id, kind, created_at }) =>
      note(kind, id, `${kind}_created`, created_at, random.pick(office)),
    ),
    ...world.parts.map(({ id, created_at }) => note('part', id, 'created', created_at, random.pick(office))),
    ...world.movements.flatMap(ofMovement),
    ...world.orders.flatMap(ofOrder),
    ...world.partsOrders.flatMap(partsOrderNotes),
    ...world.comments.map(({ kind, record_id, at, author }) =>
      note(kind, record_id, 'comment_added', at, author),
    ),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  await insertRows(
    db,
    'history',
    notes.map(({ kind, recordId, act, params, changes, userId, at }) => ({
      kind,
      record_id: recordId,
      act,
      params: params ?? {},
      changes: changes ?? [],
      user_id: userId,
      timezone: calendar.timezone,
      performed_at: at,
    })),
  )
}

const note = (
  kind: HistoryNote['kind'],
  recordId: number,
  act: string,
  at: Date,
  by: { id: number } | null,
  more: Pick<HistoryNote, 'params' | 'changes'> = {},
): Remembered => ({ kind, recordId, act, at, userId: by?.id ?? null, ...more })

function ofPerson(calendar: Calendar, person: Person, people: readonly Person[]): Remembered[] {
  const [superadmin] = people
  if (person === superadmin) return []
  const minutes = (later: number) => calendar.at(person.since, 8 * 60 + 20 + later)
  return [
    note('user', person.id, 'created', minutes(0), superadmin!),
    ...(person.status === 'pending'
      ? []
      : [note('user', person.id, 'invitation_accepted', minutes(35), person)]),
    ...(person.status === 'inactive'
      ? [note('user', person.id, 'deactivated', calendar.at(departureDay + 1, 9 * 60), superadmin!)]
      : []),
  ]
}

function ofCustomer(calendar: Calendar, customer: Customer, by: Person): Remembered[] {
  const { id, created_at, place, streets } = customer
  const exemption = exemptionOf(customer)
  const day = exemptionDay(customer)
  return [
    note('customer', id, 'created', created_at, by),
    ...streets.map(street =>
      note('customer', id, 'address_added', created_at, by, {
        params: { address: `${street}, ${place.city}` },
      }),
    ),
    ...(exemption
      ? [
          note('customer', id, 'tax_exemption_created', calendar.at(day, 11 * 60), by),
          note(
            'customer',
            id,
            exemption.untilDay === null ? 'tax_exemption_declined' : 'tax_exemption_accepted',
            calendar.at(day + 1, 10 * 60),
            by,
          ),
        ]
      : []),
  ]
}

/** Parts used by orders are in the orders' history; the first purchase of a part is its creation. */
function ofMovement({
  part,
  operation_type,
  orderNumber,
  quantity,
  at,
  userId,
  describe,
}: Movement): Remembered[] {
  const params = { quantity, unit: part.kind.unit }
  if (orderNumber !== null || at.getTime() === part.created_at.getTime()) return []
  if (operation_type === 'purchase') {
    return [note('part', part.id, 'purchased', at, { id: userId }, { params })]
  }
  const act = describe === 'sold' ? 'sold' : 'written_off'
  return [note('part', part.id, act, at, { id: userId }, { params })]
}

function ofOrder(order: WrittenOrder): Remembered[] {
  const { id, mechanic, author } = order
  const about = (act: string, at: Date, by: Person, more: Pick<HistoryNote, 'params' | 'changes'> = {}) =>
    note('repair_order', id, act, at, by, more)
  const moved = (from: string, to: string, at: Date, by: Person) =>
    about('status_changed', at, by, { changes: [statusChange(from, to)] })
  return [
    about('created', order.created_at, author),
    ...(order.started_at ? [moved('new', 'in_process', order.started_at, mechanic)] : []),
    ...order.finished.map(at => moved('in_process', 'finished', at, mechanic)),
    ...order.reopened.map(at => moved('finished', 'in_process', at, author)),
    ...(order.deleted_at ? [about('deleted', order.deleted_at, author)] : []),
    ...order.invoices.map(({ at, by, recipients }) =>
      recipients.length > 0
        ? about('documents_sent', at, by, { params: { recipients: recipients.join(', ') } })
        : about('invoice_generated', at, by),
    ),
    ...order.payments.flatMap(({ amount, at, by, reversed_at }) => {
      const params = { amount: formatDollars(amount) }
      return [
        about('payment_added', at, by, { params }),
        ...(reversed_at ? [about('payment_deleted', reversed_at, by, { params })] : []),
      ]
    }),
  ]
}

const statusChange = (from: string, to: string): Change => ({
  label: 'repair-orders.changes.status',
  before: `repair-orders.statuses.${from}`,
  after: `repair-orders.statuses.${to}`,
  as: 'key',
})
