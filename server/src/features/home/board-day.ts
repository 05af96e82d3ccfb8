import { type Kysely, sql } from 'kysely'
import { roleId } from '#contract/access/roles.ts'
import { type BoardDay, type BoardOrder, shownOfMechanic } from '#contract/home/board.ts'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import { formatDatesRange, localDateTimeIn } from '#contract/shared/dates.ts'
import { assignableStatuses } from '#contract/users/user-rules.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import type { Database } from '#server/database/tables.ts'
import { filteredRepairOrders } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf, unixSeconds } from '#server/platform/clock.ts'

/** Counts of all orders of the day, and the first orders of each mechanic. */
export const readBoardDay = (context: Context): Promise<BoardDay> =>
  inSnapshot(context.db, async db => {
    const date = todayOf(context)
    const mechanic_minutes = await readWorkingMinutes(db)
    const counts = await readCounts({ ...context, db }, date)
    const orders = await readFirst({ ...context, db }, date)
    const mechanics = (await readMechanics(db, [...new Set(counts.map(row => row.mechanic_id))])).map(
      mechanic => {
        const own = counts.filter(row => row.mechanic_id === mechanic.id)
        return {
          ...mechanic,
          order_count: sum(own, row => row.count),
          planned_minutes: sum(own, row => row.minutes),
          orders: orders.filter(row => row.mechanic_id === mechanic.id).map(row => row.order),
        }
      },
    )
    const ofStatus = (status: RepairOrderStatus) =>
      sum(
        counts.filter(row => row.status === status),
        row => row.count,
      )
    return {
      date,
      order_count: sum(counts, row => row.count),
      planned_minutes: sum(counts, row => row.minutes),
      mechanic_minutes,
      working_minutes: mechanics.filter(({ id }) => id !== null).length * mechanic_minutes,
      statuses: {
        new: ofStatus('new'),
        in_process: ofStatus('in_process'),
        finished: ofStatus('finished'),
      },
      mechanics,
    }
  })

const ordersOf = (context: Context, date: string) =>
  filteredRepairOrders(context, { dates_range: formatDatesRange({ from: date, to: date }) })

const minutes = sql<number>`coalesce((select sum(w.duration_minutes) from repair_order_works w where w.order_id = o.id), 0)`

async function readWorkingMinutes(db: Kysely<Database>): Promise<number> {
  const { working_hours } = await db.selectFrom('company').select('working_hours').executeTakeFirstOrThrow()
  return Math.round(Number(working_hours) * 60)
}

async function readCounts(context: Context, date: string) {
  const rows = await ordersOf(context, date)
    .select(['o.mechanic_id', 'o.status', sql<number>`count(*)`.as('count')])
    .select(sql<number>`sum(${minutes})`.as('minutes'))
    .groupBy(['o.mechanic_id', 'o.status'])
    .execute()
  return rows.map(row => ({ ...row, count: Number(row.count), minutes: Number(row.minutes) }))
}

async function readFirst(context: Context, date: string) {
  const placed = ordersOf(context, date)
    .select(['o.id', 'o.order_number', 'o.status', 'o.mechanic_id', 'o.vehicle_id', 'o.implementation_date'])
    .select(
      sql<number>`row_number() over (partition by o.mechanic_id order by o.implementation_date, o.id)`.as(
        'place',
      ),
    )
  const rows = await context.db
    .selectFrom(placed.as('o'))
    .innerJoin('vehicles as v', 'v.id', 'o.vehicle_id')
    .select(['o.id', 'o.order_number', 'o.status', 'o.mechanic_id', 'o.implementation_date'])
    .select(['v.unit_number', 'v.make', 'v.model', minutes.as('minutes')])
    .select(
      sql<string>`coalesce((select w.name from repair_order_works w where w.order_id = o.id order by w.position limit 1), '')`.as(
        'work',
      ),
    )
    .select(sql<number>`(select count(*) from repair_order_works w where w.order_id = o.id)`.as('work_count'))
    .where('o.place', '<=', shownOfMechanic)
    .orderBy('o.implementation_date')
    .orderBy('o.id')
    .execute()
  return rows.map(({ mechanic_id, unit_number, make, model, ...row }) => ({
    mechanic_id,
    order: {
      ...row,
      status: row.status as BoardOrder['status'],
      implementation_date: localDateTimeIn(context.timezone, unixSeconds(row.implementation_date)),
      vehicle: { unit_number, make, model },
      work_count: Number(row.work_count),
      minutes: Number(row.minutes),
    },
  }))
}

/** Active mechanics and those with orders today; orders without a mechanic last. */
async function readMechanics(db: Kysely<Database>, busy: readonly (number | null)[]) {
  const ids = busy.filter(id => id !== null)
  const people: { id: number | null; full_name: string }[] = await db
    .selectFrom('users')
    .select(['id', sql<string>`coalesce(full_name, '')`.as('full_name')])
    .where(eb =>
      eb.or([
        eb.and([
          eb('role_id', '=', roleId('mechanic')),
          eb('status', 'in', assignableStatuses('mechanic')),
          eb('deleted_at', 'is', null),
        ]),
        eb('id', '=', sql<number>`any(${ids}::bigint[])`),
      ]),
    )
    .orderBy('full_name')
    .orderBy('id')
    .limit(200)
    .execute()
  return busy.includes(null) ? [...people, { id: null, full_name: '' }] : people
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)
