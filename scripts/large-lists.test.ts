import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import {
  type RepairOrderFilters,
  repairOrderEndpoints,
} from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { localDateTimeIn } from '#contract/shared/dates.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { seedShop } from '../bench/seed-shop.ts'

// More than are sorted at once.
const orders = 24_000
const test = await testShop()
await seedShop(test.shop.pool, orders)
const admin = await test.signIn('admin')
const headers = { authorization: `Bearer ${await admin.token()}`, 'admin-panel': 'true' }

type Query = Record<string, string | number>
interface Answer {
  data: { id: number }[]
  meta: { total: number; total_is_more?: true }
}

async function read(path: string, query: Query): Promise<Answer> {
  const url = `${path}?${new URLSearchParams(query as Record<string, string>)}`
  const { statusCode, body } = await test.app.inject({ url, headers })
  expect(statusCode, body).toBe(200)
  return JSON.parse(body) as Answer
}

const idsOf = async (path: string, query: Query) => (await read(path, query)).data.map(({ id }) => id)

const repairOrders = repairOrderEndpoints.listRepairOrders.path
const partsOrders = partsOrderEndpoints.listPartsOrders.path
const report = reportEndpoints.listOrdersReport.path
const movements = reportEndpoints.listInventoryReport.path
const parts = partEndpoints.listParts.path

describe('a search with more hits than are sorted at once', () => {
  it.each([
    [
      'orders',
      repairOrders,
      { search: 'bench.test' },
      {},
      ['created', 'total_amount', 'due_date', 'customer'],
    ],
    [
      'orders with a filter',
      repairOrders,
      { search: 'bench.test' },
      { status: 'finished' },
      ['created', 'due_date'],
    ],
    [
      'orders of a few',
      repairOrders,
      { search: 'bench.test' },
      { status: 'in_process' },
      ['created', 'customer'],
    ],
    ['orders of a report', report, { search: 'bench.test' }, {}, ['created', 'total_due', 'past_due']],
    [
      'parts orders by anything',
      partsOrders,
      { search: 'bench.test' },
      {},
      ['created', 'order_number', 'customer'],
    ],
    [
      'parts orders by part',
      partsOrders,
      { search_inventory: 'bn-' },
      {},
      ['created', 'total_amount', 'customer'],
    ],
    ['parts orders by customer', partsOrders, { search_customer: 'bench.test' }, {}, ['created', 'due_date']],
    [
      'parts orders by all three',
      partsOrders,
      { search: 'bench.test', search_inventory: 'bn-', search_customer: 'bench.test' },
      { source: 'ecomm' },
      ['created', 'total_amount'],
    ],
    ['movements', movements, { q: 'bn-' }, { transaction_type: 'sold' }, ['date']],
    ['parts', parts, { search: 'bn-' }, {}, ['created', 'name', 'quantity', 'price_retail']],
  ] as const)('finds %s as the list stands without it', async (_, path, search, filter, sorts) => {
    for (const order_by of sorts)
      for (const order_type of ['asc', 'desc'])
        for (const page of [1, 3]) {
          const query = { ...filter, order_by, order_type, page, per_page: 24 }
          const found = await read(path, { ...query, ...search })
          const where = `${order_by} ${order_type} ${page}`
          expect(
            found.data.map(({ id }) => id),
            where,
          ).toEqual(await idsOf(path, query))
          expect(found.meta.total >= 10_000 || !found.meta.total_is_more, where).toBe(true)
        }
  })

  it.each<[string, Query, string]>([
    ['all', {}, 'true'],
    ['finished ones', { status: 'finished' }, `status = 'finished'`],
    ['unpaid ones', { payment_status: 'not_paid' }, 'not is_paid'],
  ])('sums what is due of %s', async (_, filter, sqlFilter) => {
    const [expected] = await rowsOfSql<{ due: string; unpaid: number; found: number }>(
      `select count(*) as found, count(*) filter (where not is_paid) as unpaid,
         sum(total_amount - paid_amount) filter (where not is_paid) as due
       from repair_orders where status <> 'deleted' and ${sqlFilter}`,
    )
    const query = { ...filter, search: 'bench.test' }
    const url = `${repairOrderEndpoints.getRepairOrderSummary.path}?${new URLSearchParams(query)}`
    const { data } = (await test.app.inject({ url, headers })).json()
    expect(data.total_due).toBe(Number(expected!.due))
    const total = 'payment_status' in filter ? expected!.unpaid : Math.min(expected!.found, 10_000)
    expect(data.order_total_count).toBe(total)
  })

  it('counts each order once with a wide filter, though its customer and client both match', async () => {
    const found = `c.search_text like '%bench.test%' and c.search_text like '%9%'`
    for (const left of [11_000, 19_000, 20_000, 21_000, 22_000, 23_000]) {
      const [range] = await rowsOfSql<{ until: string }>(
        `select (checked_out_at at time zone 'America/Chicago')::date::text as until
         from parts_orders order by checked_out_at offset ${left} limit 1`,
      )
      const [{ total } = { total: 0 }] = await rowsOfSql<{ total: number }>(
        `select count(*) as total from parts_orders o join customers c on c.id = o.customer_id
         where (checked_out_at at time zone 'America/Chicago')::date <= '${range!.until}' and ${found}`,
      )
      const { meta } = await read(partsOrders, { search: 'bench.test 9', date_to: range!.until })
      const expected = total > 10_000 ? { total: 10_000, total_is_more: true } : { total }
      expect(meta, `${left}`).toMatchObject(expected)
    }
  })
})

describe('a range of days', () => {
  const until = 15_000

  it.each([
    [
      'orders',
      repairOrders,
      'repair_orders',
      'implementation_date',
      ['id', 'due_date', 'status_changed_at', 'total_amount'],
    ],
    ['parts orders', partsOrders, 'parts_orders', 'checked_out_at', ['number', 'due_date', 'total_amount']],
  ] as const)(
    'of %s stands in its order, however far from the beginning',
    async (_, path, table, day, columns) => {
      const names: Record<string, string> = { id: 'created', number: 'order_number' }
      for (const rows of [until, 7000]) {
        const [range] = await rowsOfSql<{ last: string }>(
          `select (${day} at time zone 'America/Chicago')::date::text as last from ${table} order by ${day} offset ${rows} limit 1`,
        )
        const query: Query =
          table === 'repair_orders'
            ? { dates_range: `2000-01-01 - ${range!.last}` }
            : { date_from: '2000-01-01', date_to: range!.last }
        for (const column of columns)
          for (const order_type of ['asc', 'desc'] as const) {
            const expected = await rowsOfSql<{ id: number }>(
              `select id from ${table} where (${day} at time zone 'America/Chicago')::date <= '${range!.last}'
               and ${table === 'repair_orders' ? `status <> 'deleted'` : 'not is_draft and deleted_at is null'}
             order by ${column} ${order_type}, id ${order_type} offset 24 limit 24`,
            )
            const order_by = names[column] ?? column
            const ids = await idsOf(path, { ...query, order_by, order_type, page: 2, per_page: 24 })
            expect(ids, `${order_by} ${order_type} of ${rows}`).toEqual(expected.map(({ id }) => id))
          }
      }
    },
  )
})

describe('the report sorted by due amount', () => {
  const today = `'${localDateTimeIn('America/Chicago', unixSeconds(test.clock.now())).slice(0, 10)}'`
  const owes = `not is_paid and status <> 'deleted' and total_amount > paid_amount`
  const dues = {
    current_due: `${owes} and due_date >= ${today}`,
    past_due: `${owes} and due_date < ${today}`,
    total_due: owes,
  }

  it.each<[string, Query, string]>([
    ['all', {}, `true`],
    ['finished ones', { status: 'finished' }, `status = 'finished'`],
    ['paid ones', { payment_status: 'paid' }, 'is_paid'],
    ['unpaid ones', { payment_status: 'not_paid' }, 'not is_paid'],
    ['overdue ones', { payment_status: 'overdue' }, dues.past_due],
    ['those that are not overdue', { payment_status: 'not_overdue' }, `not (${dues.past_due})`],
    [
      'finished and unpaid ones',
      { status: 'finished', payment_status: 'not_paid' },
      `status = 'finished' and not is_paid`,
    ],
    [
      'those of some years',
      { dates_range: '2018-01-01 - 2023-12-31' },
      `implementation_date >= '2018-01-01 06:00Z' and implementation_date < '2024-01-01 06:00Z'`,
    ],
    ['those that a search finds', { search: 'bench.test' }, 'true'],
  ])('shows of %s each page as it sorts them', async (_, query, filter) => {
    for (const [order_by, isDue] of Object.entries(dues)) {
      const [few] = await rowsOfSql<{ count: number }>(
        `select count(*) from repair_orders where status <> 'deleted' and ${filter} and ${isDue}`,
      )
      for (const order_type of ['asc', 'desc'])
        for (const page of [1, Math.ceil((few!.count + 1) / 24)]) {
          const expected = await rowsOfSql<{ id: number }>(
            `select id from repair_orders where status <> 'deleted' and ${filter}
             order by case when ${isDue} then total_amount - paid_amount else 0 end ${order_type}, id ${order_type}
             offset ${(page - 1) * 24} limit 24`,
          )
          const ids = await idsOf(report, { ...query, order_by, order_type, page, per_page: 24 })
          expect(ids, `${order_by} ${order_type} ${page}`).toEqual(expected.map(({ id }) => id))
        }
    }
  })
})

describe('the total', () => {
  /** Of the list and of its summary. */
  async function totals(query: Partial<RepairOrderFilters>, reader = admin) {
    const { meta } = await reader.call(repairOrderEndpoints.listRepairOrders, {
      query: { ...query, per_page: 12 },
    })
    const { data } = await reader.call(repairOrderEndpoints.getRepairOrderSummary, { query })
    const { total, total_is_estimate, total_is_more } = meta
    expect(data.order_total_count).toBe(total)
    expect(data.order_total_count_is_estimate).toBe(total_is_estimate)
    expect(data.order_total_count_is_more).toBe(total_is_more)
    return { total, total_is_estimate, total_is_more }
  }

  const countOf = async (table: string, where: string) =>
    (await rowsOfSql<{ count: number }>(`select count(*) from ${table} where ${where}`))[0]!.count

  it('of all orders is estimated and marked so', async () => {
    const { total, ...marks } = await totals({})
    expect(marks).toEqual({ total_is_estimate: true })
    const count = await countOf('repair_orders', `status <> 'deleted'`)
    expect(total).toBeGreaterThan(count * 0.8)
    expect(total).toBeLessThan(count * 1.2)
  })

  it('of a wide filter and of all orders of a mechanic is "10,000+"', async () => {
    const mechanic = await test.signIn('mechanic')
    const [vehicle] = await rowsOfSql<{ id: number; owner_id: number }>(
      'select id, owner_id from vehicles limit 1',
    )
    await inReplica(sql`update repair_orders
      set mechanic_id = ${mechanic.user.id}, customer_id = ${vehicle!.owner_id}, vehicle_id = ${vehicle!.id}`)
    for (const query of [
      { mechanic_id: mechanic.user.id },
      { customer_id: vehicle!.owner_id },
      { truck_id: vehicle!.id },
      { status: 'finished' },
      { payment_status: 'paid' },
      { dates_range: '2000-01-01 - 2100-01-01' },
    ] as const)
      expect(await totals(query), JSON.stringify(query)).toEqual({ total: 10_000, total_is_more: true })
    expect(await totals({}, mechanic)).toEqual({ total: 10_000, total_is_more: true })
  })

  it('of unpaid or overdue orders is exact', async () => {
    await inReplica(sql`delete from payments`)
    for (const table of ['repair_orders', 'parts_orders'])
      await inReplica(
        sql`update ${sql.table(table)} set paid_amount = 0, is_paid = false, paid_at = null, due_date = '2020-01-01'`,
      )
    const owed = await countOf('repair_orders', `status <> 'deleted'`)
    for (const payment_status of ['not_paid', 'overdue', 'overdue_over_90'] as const)
      expect(await totals({ payment_status })).toEqual({ total: owed })
    const all = await countOf('parts_orders', 'true')
    const overdue = await countOf('parts_orders', `status <> 'canceled'`)
    for (const [query, total] of [
      [{ payment_status: 'not_paid' }, all],
      [{ is_overdue: 'true' }, overdue],
      [{ payment_status: 'not_paid', is_overdue: 'false' }, all - overdue],
    ] as const)
      expect((await read(partsOrders, query)).meta).toEqual({ total })
  })

  const inReplica = (statement: ReturnType<typeof sql>) =>
    test.db.transaction().execute(async db => {
      await sql`set local session_replication_role = replica`.execute(db)
      await statement.execute(db)
      await sql`select sum_unpaid_orders_by_day()`.execute(db)
    })
})

const rowsOfSql = async <Row>(text: string): Promise<Row[]> =>
  (await test.shop.pool.query(text)).rows as Row[]
