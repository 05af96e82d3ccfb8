import { type Kysely, sql } from 'kysely'
import type { NotificationType } from '#contract/notifications/notification.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { repairOrderLink } from '#server/features/repair-orders/index.ts'
import type { Calendar } from './calendar.ts'
import type { WrittenComment } from './comments.ts'
import type { Person } from './people.ts'
import type { WrittenOrder } from './repair-orders.ts'
import type { StockHistory } from './stock-history.ts'

interface Told {
  at: Date
  type: NotificationType
  params: Record<string, string | number>
  link: string
  meta: { order_id?: number; comment_id?: number }
  by: Person | null
  isFor(person: Person): boolean
}

const newsFrom = -30
const kept = 40

/** Users are not notified of their own actions; mechanics only of their own orders. */
export async function writeNotifications(
  db: Kysely<Database>,
  calendar: Calendar,
  world: {
    people: readonly Person[]
    orders: readonly WrittenOrder[]
    comments: readonly WrittenComment[]
    lows: StockHistory['lows']
  },
): Promise<void> {
  const since = calendar.at(newsFrom, 0)
  const news = [
    ...world.orders.flatMap(order => ofOrder(calendar, order)),
    ...world.comments.flatMap(ofComment),
    ...world.lows.map(
      ({ part, at }): Told => ({
        at,
        type: 'part_below_minimum',
        params: { part: part.name, stock_number: part.stock_number },
        link: `/parts/${part.id}`,
        meta: {},
        by: null,
        isFor: isOffice,
      }),
    ),
  ]
    .filter(({ at }) => at >= since)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const rows = world.people
    .filter(({ status }) => status === 'active')
    .flatMap(person =>
      news
        .filter(told => told.by?.id !== person.id && told.isFor(person))
        .slice(-kept)
        .map(({ at, type, params, meta, link }) => ({
          user_id: person.id,
          type,
          params,
          meta,
          link,
          created_at: at,
        })),
    )
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
  await insertRows(db, 'notifications', rows)
  const overdue = news.filter(({ type }) => type === 'order_overdue').map(({ meta }) => meta.order_id)
  await sql`
    insert into sublet_notices (charge_id, expected_back, order_id)
    select id, expected_back, order_id from repair_order_charges
    where expected_back < ${calendar.dateOf(-1)} and back_at is null`.execute(db)
  await sql`
    insert into overdue_notices (order_id, due_date)
    select id, due_date from repair_orders where id = any(${overdue})`.execute(db)
}

const isOffice = (person: Person) => person.role !== 'mechanic'

function ofOrder(calendar: Calendar, order: WrittenOrder): Told[] {
  const about = (
    type: NotificationType,
    at: Date,
    by: Person | null,
    isFor: Told['isFor'],
    params: Told['params'] = {},
  ): Told => ({
    at,
    type,
    by,
    isFor,
    params: { order_number: order.number, ...params },
    link: repairOrderLink(order.id),
    meta: { order_id: order.id },
  })
  const isAuthor = (person: Person) => person.id === order.author.id
  const runsOffice = (person: Person) =>
    isAuthor(person) || person.role === 'admin' || person.role === 'superadmin'
  const isUnpaid = order.payments.length === 0 && order.status === 'finished'
  return [
    about('order_assigned', order.created_at, order.author, ({ id }) => id === order.mechanic.id),
    ...order.finished.map(at =>
      about('order_status_changed', at, order.mechanic, isAuthor, {
        status_key: 'repair-orders.statuses.finished',
      }),
    ),
    ...order.payments.map(({ at, by, amount }) =>
      about('payment_received', at, by, runsOffice, { amount: formatDollars(amount) }),
    ),
    ...(isUnpaid && order.dueDay < -1
      ? [about('order_overdue', calendar.at(order.dueDay + 1, 6 * 60), null, runsOffice)]
      : []),
    ...order.charges.flatMap(({ name, sublet }) =>
      sublet && sublet.backDay === null
        ? [about('sublet_past_due', calendar.at(sublet.expectedDay + 1, 6 * 60), null, isAuthor, { name })]
        : [],
    ),
  ]
}

function ofComment({ id, order, author, at }: WrittenComment): Told[] {
  if (!order) return []
  return [
    {
      at,
      type: 'comment_added',
      params: { author: author.full_name, subject: order.number },
      link: repairOrderLink(order.id),
      meta: { order_id: order.id, comment_id: id },
      by: author,
      isFor: person => person.id === order.mechanic.id || person.id === order.author.id,
    },
  ]
}
