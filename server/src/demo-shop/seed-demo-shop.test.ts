import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PricedCharge } from '#contract/charges/charge-amount.ts'
import { repairOrderTotals } from '#contract/repair-orders/repair-order-totals.ts'
import { addDays, dateIn, localDateTimeIn, startOfDay } from '#contract/shared/dates.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { isVinCheckDigitValid } from '#contract/shared/vin.ts'
import { isPassword } from '#server/access/passwords.ts'
import { openLookupData } from '#server/features/lookups/data/lookup-data.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { brokenInvariants } from '#server/testing/ledger.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'
import { shopCalendar } from './calendar.ts'
import { demoTimezone } from './company.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { seedDemoShop } from './seed-demo-shop.ts'

let opened: TestShop
const now = new Date('2026-11-21T15:00:00Z')
const today = dateIn(demoTimezone, unixSeconds(now))

beforeAll(async () => {
  opened = await openTestShop()
  await seedDemoShop(opened.shop)
}, 60_000)
afterAll(() => opened.close())

const rows = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(opened.db)).rows
const chargesOf = (where: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(to_jsonb(c) || '{"is_waived": false}' order by c.position) from repair_order_charges c
  where ${where}), '[]')`
const count = async (table: string, where = 'true'): Promise<number> =>
  (await rows(sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${sql.raw(where)}`))[0]!
    .n

describe('the demo shop', () => {
  it('has a believable size', async () => {
    expect(await count('customers')).toBe(81)
    expect(await count('vehicles')).toBe(200)
    expect(await count('parts')).toBe(500)
    expect(await count('types_of_work')).toBe(40)
    expect(await count('repair_orders')).toBe(900)
    expect(await count('stock_movements')).toBeGreaterThan(2500)
    expect(await count('part_stock', 'is_below_min')).toBeGreaterThanOrEqual(20)
    expect(await count('part_stock', 'on_hand = reserved')).toBeGreaterThanOrEqual(8)
    expect(await count('part_stock', 'on_hand > reserved and not is_below_min')).toBeGreaterThan(350)
    const fleets = await rows(
      sql<{ n: number }>`select count(*) as n from vehicles group by owner_id having count(*) >= 5`,
    )
    expect(fleets).toHaveLength(16)
  })

  it('has pictures, categories three deep, specifications, contacts, sales and losses', async () => {
    const bare = 'not exists (select from category_images i where i.category_id = categories.id)'
    expect(await count('categories', bare)).toBe(0)
    expect(await count('part_images')).toBeGreaterThanOrEqual(15)
    const [key] = await rows(
      sql<{ thumbnail_key: string }>`select thumbnail_key from part_images join files on files.id = file_id`,
    )
    expect(await text(await opened.shop.files.get(key!.thumbnail_key))).toContain('PNG')
    const deep = 'parent_id in (select id from categories where parent_id > 2 or parent_id in (1, 2))'
    expect(await count('categories', deep)).toBeGreaterThanOrEqual(3)
    expect(await count('part_feature_values')).toBeGreaterThan(500)
    expect(await count('supplier_contacts')).toBeGreaterThan(await count('suppliers'))
    for (const describe of ['sold', 'defect', 'broke'])
      expect(await count('stock_movements', `describe = '${describe}'`), describe).toBeGreaterThan(0)
  })

  it('is marked as a demo, and its accounts sign in with the shown password', async () => {
    expect(await count('company', 'is_demo')).toBe(1)
    for (const { email } of demoAccounts) {
      const user = await opened.db
        .selectFrom('users')
        .select(['status', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      expect(user.status).toBe('active')
      expect(await isPassword(demoPassword, user.password_hash)).toBe(true)
    }
    const people = await rows(
      sql<{ role_id: number; status: string }>`select distinct role_id, status from users`,
    )
    expect(new Set(people.map(person => person.role_id))).toEqual(new Set([1, 2, 3, 4]))
    expect(new Set(people.map(person => person.status))).toEqual(new Set(['active', 'inactive', 'pending']))
  })

  it('has orders in every status, paid, owed, billed and overdue by days and months', async () => {
    expect(await count('repair_orders', `status = 'new'`)).toBe(25)
    expect(await count('repair_orders', `status = 'in_process'`)).toBe(20)
    expect(await count('repair_orders', `status = 'deleted'`)).toBe(15)
    expect(await count('repair_orders', 'is_paid')).toBeGreaterThan(650)
    expect(
      await count('repair_orders', `status = 'finished' and not is_paid and billed_at is not null`),
    ).toBeGreaterThan(20)
    expect(await count('repair_orders', `status = 'finished' and billed_at is null`)).toBeGreaterThan(10)
    expect(await count('repair_orders', 'paid_amount > 0 and not is_paid')).toBeGreaterThan(2)
    const overdue = await rows(sql<{ days: number }>`
      select ${today}::date - due_date as days from repair_orders
      where not is_paid and status <> 'deleted' and due_date < ${today}::date`)
    expect(overdue.length).toBeGreaterThan(15)
    expect(overdue.length).toBeLessThan(120)
    expect(Math.min(...overdue.map(({ days }) => days))).toBeLessThan(15)
    expect(Math.max(...overdue.map(({ days }) => days))).toBeGreaterThan(60)
  })

  it('has parts orders of all sources in every status, shipped, owed, overdue, paid and refunded', async () => {
    expect(await brokenInvariants(opened.db)).toEqual([])
    const of = (where: string) => count('parts_orders', where)
    const statuses = { new: 14, in_process: 12, sent: 11, pending_pickup: 7, delivered: 169, canceled: 14 }
    for (const [status, n] of Object.entries({ ...statuses, returned: 16, lost: 3, damaged: 4 }))
      expect(await of(`status = '${status}'`), status).toBe(n)
    for (const source of ['bs', 'amazon', 'haulk_depot', 'ecomm'])
      expect(await of(`source = '${source}'`), source).toBeGreaterThan(15)
    expect(await of(`(source = 'ecomm') <> (ecommerce_client is not null)`)).toBe(0)
    for (const type of ['pickup', 'delivery'])
      expect(await of(`delivery_type = '${type}'`)).toBeGreaterThan(60)
    expect(await of('refunded_at is not null')).toBeGreaterThan(5)
    expect(await of('is_paid')).toBeGreaterThan(120)
    expect(await of('paid_amount > 0 and not is_paid')).toBeGreaterThan(2)
    expect(await of(`not is_paid and status = 'delivered' and due_date < '${today}'`)).toBeGreaterThan(5)
    expect(await of('sales_manager_id is null')).toBeGreaterThan(3)
    expect(await of('comments_count > 0')).toBeGreaterThan(30)
    expect(await count('parts_order_tags')).toBeGreaterThan(20)
    expect(await count('parts_order_deliveries', `tracking_number <> ''`)).toBeGreaterThan(60)
    expect(await count('counters', `name = 'parts_order' and value = 250`)).toBe(1)
  })

  it('numbers its orders without a gap, and the next order continues', async () => {
    const numbers = await rows(
      sql<{ order_number: string }>`select order_number from repair_orders order by id`,
    )
    expect(numbers.map(row => row.order_number)).toEqual(
      numbers.map((_, index) => `R-${String(index + 1).padStart(6, '0')}`),
    )
    expect(await count('counters', `name = 'repair_order' and value = 900`)).toBe(1)
  })

  it('gives the mechanic work today and later, and nobody beyond three weeks', async () => {
    const open = await rows(sql<{ implementation_date: Date; email: string }>`
      select implementation_date, email from repair_orders o join users u on u.id = o.mechanic_id where o.status = 'new'`)
    const days = open.map(order => ({
      email: order.email,
      day: dateIn(demoTimezone, unixSeconds(order.implementation_date)),
    }))
    const own = days.filter(({ email }) => email === 'mechanic@rigbay.test')
    expect(own.filter(({ day }) => day === today)).toHaveLength(4)
    expect(own.filter(({ day }) => day > today).length).toBeGreaterThanOrEqual(3)
    expect(days.every(({ day }) => day >= today && day <= addDays(today, 21))).toBe(true)
    expect(
      await rows(sql`select 1 from repair_orders o join users u on u.id = o.mechanic_id
        where o.status in ('new', 'in_process') and (u.status <> 'active' or u.role_id <> 3)`),
    ).toEqual([])
  })

  it('does all work in shop hours, and none in the future', async () => {
    const calendar = shopCalendar(demoTimezone, now)
    const orders = await rows(
      sql<{ implementation_date: Date }>`select implementation_date from repair_orders`,
    )
    for (const { implementation_date } of orders) {
      const local = localDateTimeIn(demoTimezone, unixSeconds(implementation_date))
      const day = Math.round((Date.parse(local.slice(0, 10)) - Date.parse(today)) / 86_400_000)
      const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14))
      const { opens, closes } = calendar.hours(day)
      expect(minutes, local).toBeGreaterThanOrEqual(opens)
      expect(minutes, local).toBeLessThan(closes)
    }
    for (const [table, column] of [
      ['repair_orders', 'updated_at'],
      ['repair_orders', 'status_changed_at'],
      ['repair_orders', 'billed_at'],
      ['parts_orders', 'updated_at'],
      ['stock_movements', 'created_at'],
      ['payments', 'created_at'],
      ['payment_reversals', 'reversed_at'],
      ['comments', 'created_at'],
      ['history', 'performed_at'],
      ['notifications', 'created_at'],
      ['vehicles', 'updated_at'],
    ] as const) {
      expect(
        await count(table, `${column} >= to_timestamp(${startOfDay(demoTimezone, today)})`),
        `${table}.${column}`,
      ).toBe(0)
    }
    expect(
      await rows(
        sql`select 1 from repair_orders o join vehicles v on v.id = o.vehicle_id where v.created_at > o.created_at`,
      ),
    ).toEqual([])
  })

  it('has stock that adds up at every moment, on hand and reserved', async () => {
    expect(
      await rows(sql`select p.part_id from part_stock p left join stock_movements m on m.part_id = p.part_id
        group by p.part_id having p.on_hand <> coalesce(sum(m.change), 0)`),
    ).toEqual([])
    expect(
      await rows(sql`select p.part_id from part_stock p left join reservations r on r.part_id = p.part_id
        group by p.part_id having p.reserved <> coalesce(sum(r.quantity), 0)`),
    ).toEqual([])
    expect(
      await rows(sql`select * from (
          select part_id, sum(change) over (partition by part_id order by id) as balance from stock_movements
        ) b where balance < 0`),
    ).toEqual([])
    expect(
      await rows(sql`select * from (
          select created_at < lag(created_at) over (order by id) as is_back from stock_movements
        ) t where is_back`),
    ).toEqual([])
  })

  it('reserves the parts of open orders, and has sold those of finished ones', async () => {
    const lines = sql`select o.id, o.status, l.part_id, sum(l.quantity) as quantity
      from repair_orders o join repair_order_parts l on l.order_id = o.id group by 1, 2, 3`
    const reserved = sql`(select * from reservations where order_kind = 'repair_order')`
    expect(
      await rows(sql`select * from (${lines}) l full join ${reserved} r on r.order_id = l.id and r.part_id = l.part_id
        where (l.status in ('new', 'in_process')) is distinct from (r.quantity is not null)
          or (r.quantity is not null and r.quantity <> l.quantity)`),
    ).toEqual([])
    expect(
      await rows(sql`select * from (${lines}) l
        left join (select order_id, part_id, -sum(change) as sold from stock_movements where order_kind = 'repair_order' group by 1, 2) m
          on m.order_id = l.id and m.part_id = l.part_id
        where coalesce(m.sold, 0) <> case when l.status = 'finished' then l.quantity else 0 end`),
    ).toEqual([])
    expect(await count('stock_movements', `operation_type = 'returned'`)).toBeGreaterThan(0)
  })

  it('books every movement at the moving average cost', async () => {
    const movements = await rows(
      sql<{
        part_id: number
        operation_type: string
        change: string
        cost: string
      }>`select part_id, operation_type, change, cost from stock_movements order by id`,
    )
    const shelves = new Map<number, { onHand: number; average: number }>()
    for (const { part_id, operation_type, change, cost } of movements) {
      const shelf = shelves.get(part_id) ?? { onHand: 0, average: 0 }
      shelves.set(part_id, shelf)
      if (operation_type === 'sold') expect(Number(cost)).toBeCloseTo(shelf.average, 3)
      else {
        const value = shelf.onHand * shelf.average + Number(change) * Number(cost)
        shelf.average = Math.round((value / (shelf.onHand + Number(change))) * 10_000) / 10_000
      }
      shelf.onHand += Number(change)
    }
    for (const part of await rows(
      sql<{ id: number; average_cost: string }>`select part_id as id, average_cost from part_stock`,
    )) {
      expect(Number(part.average_cost)).toBeCloseTo(shelves.get(part.id)!.average, 3)
    }
  })

  it('has payments that add up to the paid amounts', async () => {
    expect(
      await rows(sql`select o.id from repair_orders o
        left join (
          select order_id, sum(amount) as paid, max(payment_date) as last from payments
          where order_kind = 'repair_order'
            and not exists (select from payment_reversals r where r.payment_id = payments.id) group by 1
        ) p on p.order_id = o.id
        where o.paid_amount <> coalesce(p.paid, 0) or o.is_paid <> (coalesce(p.paid, 0) >= o.total_amount)
          or (o.paid_at at time zone ${demoTimezone}::text)::date is distinct from case when o.is_paid then p.last end`),
    ).toEqual([])
    expect(await count('payment_reversals')).toBeGreaterThan(0)
    const methods = await rows(sql<{ payment_method: string }>`select distinct payment_method from payments`)
    expect(methods.length).toBeGreaterThanOrEqual(7)
    expect(
      await rows(sql`select o.id from repair_orders o left join invoices i on i.order_kind = 'repair_order' and i.order_id = o.id
        group by o.id having o.billed_at is distinct from min(i.created_at)`),
    ).toEqual([])
    expect(
      await rows(sql`select o.id from repair_orders o
        left join comments c on c.kind = 'repair_order' and c.record_id = o.id
        group by o.id having o.comments_count <> count(c.id)`),
    ).toEqual([])
  })

  it('charges supplies, disposal and sublets, one still out and one back', async () => {
    expect(await count('repair_orders', 'charges_amount > 0')).toBeGreaterThan(50)
    expect(await count('repair_orders', 'charges_amount = 0')).toBeGreaterThan(500)
    const names = await rows(sql<{ name: string }>`select distinct name from repair_order_charges order by 1`)
    expect(names.map(({ name }) => name)).toEqual([
      'DPF bake and clean',
      'Drive shaft balancing',
      'Environmental fee',
      'Radiator recore',
      'Shop supplies',
      'Tire disposal',
    ])
    const out = `kind = 'sublet' and expected_back is not null and supplier_id is not null`
    expect(await count('repair_order_charges', `${out} and back_at is null and cost is null`)).toBe(1)
    expect(await count('repair_order_charges', `${out} and back_at is not null and cost > 0`)).toBe(1)
    expect(await count('type_of_work_charges')).toBe(3)
  })

  it('has totals as the contract computes them', async () => {
    const orders = await rows(sql<{
      discount: string
      tax_labor: string
      tax_inventory: string
      sums: number[]
      works: {
        minutes: number
        rate: number
        parts: { price: number; quantity: number }[]
        charges: PricedCharge[]
      }[]
      charges: PricedCharge[]
    }>`
      select discount, tax_labor, tax_inventory,
        array[labor_amount, parts_amount, charges_amount, discount_amount, tax_labor_amount, tax_parts_amount, total_amount]::float8[] as sums,
        (select json_agg(json_build_object('minutes', w.duration_minutes, 'rate', w.hourly_rate, 'parts', coalesce((
          select json_agg(json_build_object('price', l.price, 'quantity', l.quantity) order by l.position)
          from repair_order_parts l where l.work_id = w.id), '[]'),
          'charges', ${chargesOf(sql`c.work_id = w.id`)}) order by w.position)
         from repair_order_works w where w.order_id = o.id) as works,
        ${chargesOf(sql`c.order_id = o.id and c.work_id is null`)} as charges
      from repair_orders o`)
    for (const order of orders) {
      const totals = repairOrderTotals({
        discount: Number(order.discount),
        tax_labor: Number(order.tax_labor),
        tax_inventory: Number(order.tax_inventory),
        works: order.works.map(work => ({
          hourly_rate: work.rate,
          duration: fromMinutes(work.minutes),
          parts: work.parts,
          charges: work.charges,
        })),
        charges: order.charges,
      })
      const { labor, parts, charges, discount, tax_labor, tax_parts, total } = totals
      expect(order.sums).toEqual([labor, parts, charges, discount, tax_labor, tax_parts, total])
    }
  })

  it('has a price level, and no line that it or a quantity makes cheaper', async () => {
    expect([await count('price_levels'), await count('price_matrices')]).toEqual([1, 1])
    expect(await count('customers', 'price_level_id is not null')).toBe(0)
    expect(await count('price_suggestions', "status = 'open'")).toBe(8)
    for (const lines of ['repair_order_parts', 'parts_order_items']) {
      const reached = `quantity >= (select min((b ->> 'min_qty')::numeric)
        from parts, jsonb_array_elements(price_wholesale) b where parts.id = part_id)`
      expect(await count(lines, reached)).toBe(0)
    }
  })

  it('has VINs with a valid check digit that decode to the stored make and year', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'rigbay-test-demo-'))
    const lookups = openLookupData(directory)
    const vehicles = await rows(
      sql<{ vin: string; make: string; year: number }>`select vin, make, year from vehicles`,
    )
    expect(vehicles.every(({ vin }) => isVinCheckDigitValid(vin))).toBe(true)
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(vehicles.length)
    const decoded = await Promise.all(
      vehicles.map(async ({ vin, make, year }) => {
        const outcome = await lookups.ask('decodeVin', { vin, thisYear: 2026 })
        return 'make' in outcome && outcome.make === make && outcome.year === year
      }),
    )
    await lookups.close()
    await rm(directory, { recursive: true, force: true })
    expect(decoded.filter(Boolean).length / vehicles.length).toBeGreaterThanOrEqual(0.95)
  }, 30_000)

  it('has translations for all acts, labels and notifications', async () => {
    const capabilities: Record<string, string> = {
      repair_order: 'repair-orders',
      parts_order: 'parts-orders',
      customer: 'customers',
      truck: 'vehicles',
      trailer: 'vehicles',
      part: 'parts',
      user: 'users',
    }
    const acts = await rows(sql<{ kind: string; act: string }>`select distinct kind, act from history`)
    const labels = await rows(sql<{ key: string }>`
      select distinct jsonb_array_elements(changes) ->> key as key from history, unnest(array['label', 'before', 'after']) as key`)
    const news = await rows(sql<{ type: string }>`select distinct type from notifications`)
    const keys = [
      ...acts.map(({ kind, act }) => `${capabilities[kind]}.history.${act}`),
      ...labels.map(({ key }) => key),
      ...news.map(({ type }) => `notifications.types.${type}`),
    ]
    const t = opened.shop.translations.in('en')
    expect(keys.filter(key => t(key) === key)).toEqual([])
    expect(acts.length).toBeGreaterThan(15)
  })

  it('has notifications for each demo account', async () => {
    const told = await rows(sql<{ email: string }>`
      select email from users u join notifications n on n.user_id = u.id group by email having count(*) >= 3`)
    for (const { email } of demoAccounts) expect(told.map(row => row.email)).toContain(email)
  })

  it('is the same in another database on the same day', async () => {
    const other = await openTestShop()
    other.clock.set('2026-11-21T21:30:00Z')
    await seedDemoShop(other.shop)
    const tables = await rows(sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('secrets', 'company', 'users')
      order by 1`)
    for (const { name } of tables) {
      const digest = sql<{ digest: string | null }>`
        select md5(string_agg(told, E'\n' order by told)) as digest
        from (select (to_jsonb(t) - '{storage_key,thumbnail_key}'::text[])::text as told from ${sql.table(name)} t) rows`
      const [mine] = await rows(digest)
      const [theirs] = (await digest.execute(other.db)).rows
      expect(theirs, name).toEqual(mine)
    }
    await other.close()
  }, 60_000)
})
