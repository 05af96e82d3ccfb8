import type { Kysely } from 'kysely'
import { localDateTimeIn } from '#contract/shared/dates.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { type Calendar, firstDay } from './calendar.ts'
import { customerTexts, mechanicTexts, officeTexts, vehicleTexts } from './comment-texts.ts'
import type { Customer } from './customers.ts'
import type { Person } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import type { OrderPlan } from './repair-order-plan.ts'
import type { WrittenOrder } from './repair-orders.ts'
import type { Vehicle } from './vehicles.ts'

export interface OrderComment {
  text: string
  author: Person
  at: Date
}

export interface WrittenComment {
  id: number
  kind: 'repair_order' | 'customer' | 'truck' | 'trailer'
  record_id: number
  author: Person
  at: Date
  order: WrittenOrder | null
}

export function planOrderComments(calendar: Calendar, orders: readonly OrderPlan[]): OrderComment[][] {
  const random = seededRandom('order comments')
  const lastMoment = calendar.at(-1, calendar.hours(-1).closes)
  return orders.map(order => {
    const until = order.deleted_at ?? order.finished.at(-1) ?? lastMoment
    const isLively = order.status === 'in_process' || random.chance(0.4)
    const span = until.getTime() - order.created_at.getTime()
    if (!isLively || span <= 0) return []
    const moments = Array.from({ length: random.int(1, 3) }, () => random.next())
    return moments.sort().map(share => commentAt(random, order, duringDay(calendar, order, span * share)))
  })
}

/** Nobody writes at night: moves a comment to the start of the work or the opening of the shop. */
function duringDay(calendar: Calendar, order: OrderPlan, milliseconds: number): Date {
  const at = new Date(order.created_at.getTime() + milliseconds)
  const hour = Number(localDateTimeIn(calendar.timezone, unixSeconds(at)).slice(11, 13))
  if (hour >= 7 && hour < 18) return at
  return new Date(order.created_at.getTime() + Math.min(milliseconds, 60_000 * 9))
}

function commentAt(random: Random, order: OrderPlan, at: Date): OrderComment {
  const isWorking = order.started_at !== null && at >= order.started_at
  const author = isWorking || random.chance(0.15) ? order.mechanic : order.author
  const texts = author.role === 'mechanic' ? mechanicTexts : officeTexts
  return { author, at, text: random.pick(texts[author.language]) }
}

export async function writeComments(
  db: Kysely<Database>,
  calendar: Calendar,
  world: {
    orders: readonly WrittenOrder[]
    customers: readonly Customer[]
    vehicles: readonly Vehicle[]
    people: readonly Person[]
  },
): Promise<WrittenComment[]> {
  const comments = [
    ...world.orders.flatMap(order =>
      order.comments.map(comment => ({
        ...comment,
        kind: 'repair_order' as const,
        record_id: order.id,
        order,
      })),
    ),
    ...recordComments(calendar, world),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  const ids = await insertNumberedRows(
    db,
    'comments',
    comments.map(({ kind, record_id, text, author, at }) => ({
      kind,
      record_id,
      comment: text,
      author_id: author.id,
      timezone: calendar.timezone,
      created_at: at,
    })),
  )
  return comments.map((comment, index) => ({ ...comment, id: ids[index]! }))
}

function recordComments(
  calendar: Calendar,
  {
    customers,
    vehicles,
    people,
  }: { customers: readonly Customer[]; vehicles: readonly Vehicle[]; people: readonly Person[] },
) {
  const random = seededRandom('comments')
  const office = people.filter(({ role, since }) => role !== 'mechanic' && since === firstDay)
  const workers = people.filter(({ since, status }) => since === firstDay && status === 'active')
  const moment = (since: number) => {
    const day = random.int(since + 1, -1)
    const { opens, closes } = calendar.hours(day)
    return calendar.at(day, random.int(opens, closes))
  }
  return [
    ...customers
      .filter(({ type }) => type === 'bs' && random.chance(0.35))
      .map(({ id, since }) => ({
        kind: 'customer' as const,
        record_id: id,
        text: random.pick(customerTexts),
        author: random.pick(office),
        at: moment(since),
        order: null,
      })),
    ...vehicles
      .filter(() => random.chance(0.2))
      .map(({ id, kind, since }) => ({
        kind,
        record_id: id,
        text: random.pick(vehicleTexts),
        author: random.pick(workers),
        at: moment(since),
        order: null,
      })),
  ]
}
