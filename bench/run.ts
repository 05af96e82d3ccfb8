import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../server/src/database/connect.ts'
import { startEmbeddedPostgres } from '../server/src/database/engine/embedded-postgres.ts'
import { benchDirectory } from './bench-directory.ts'
import { databaseBeside, openBenchShop, portOf } from './bench-shop.ts'
import { printExports } from './exports.ts'
import { openFloors } from './floors.ts'
import { printImports } from './imports.ts'
import {
  addInvoiceFloor,
  invoiceOrders,
  invoiceWorks,
  printEventLoopDelay,
  writeBillingCompany,
} from './invoices.ts'
import type { Load } from './load.ts'
import { compare, endClient, isBrief, printRow } from './measure.ts'
import { printOverload } from './overload.ts'
import { watchPostgres } from './processor.ts'
import { printShopDay } from './shop-day.ts'
import { typedWords } from './typed-words.ts'

// Rigbay against the baseline (floors.ts) in the same process. `npm run bench -- 1000000` uses a
// million orders, `npm run bench -- 10000 'invoice|payment'` selects by name, `brief` after both
// only checks that everything runs. Each row has a limit for the ratio of medians, and half as much
// again for the 99th percentile.
const orders = Number(process.argv[2] ?? 10_000)
const word = process.argv[3] ?? ''
const { dataDir, remove } = await benchDirectory()
const postgres = await startEmbeddedPostgres({ dataDir })
watchPostgres(join(dataDir, 'postgres/cluster'))
console.log(`Seeding ${orders} orders …`)
const { shop, port, headers, close } = await openBenchShop(dataDir, postgres.connection, orders)
const setup = openDatabase(postgres.connection, { max: 16 })
await setup.pool.query("insert into counters (name, value) values ('floor_order', 0) on conflict do nothing")
const plain = new pg.Pool({ ...postgres.connection, max: 16 })
const bare = await openFloors(plain)
addInvoiceFloor(bare, shop)
await bare.listen({ port: 0, host: '127.0.0.1' })

const { rows: partRows } = await setup.pool.query<{ id: number }>(
  "select id from parts where stock_number like 'BN-%' order by id limit 500",
)
const {
  rows: [some],
} = await setup.pool.query(`
  select o.id, v.id as vehicle, o.customer_id as customer, o.mechanic_id as mechanic,
    (select max(id) from parts_orders where items_count = 3) as parts_order, (select max(category_id) from parts) as category,
    (select owner_id from vehicles group by 1 order by count(*) desc limit 1) as fleet
  from repair_orders o join vehicles v on v.id = o.vehicle_id and v.kind = 'truck' where o.status = 'finished' order by o.id offset ${Math.floor(orders / 3)} limit 1`)
const words = await typedWords(setup.pool, isBrief ? 2 : 40)
// So that no order lacks parts.
await setup.pool.query('update part_stock set on_hand = on_hand + 1000000')

try {
  const lists = '/api/v1/orders?per_page=24'
  await read('orders, 1 connection', 2, lists, 'orders', 1)
  await read('orders', 2, lists, 'orders')
  await read(
    'orders, finished, by total',
    2,
    `${lists}&status=finished&order_by=total_amount&order_type=desc`,
    'orders-by-total',
  )
  await read('orders, not paid', 2, `${lists}&payment_status=not_paid`, 'orders-not-paid')
  await read(
    'orders of a big fleet, by total',
    2,
    `${lists}&customer_id=${some.fleet}&order_by=total_amount&order_type=desc`,
    `orders-of-customer?customer=${some.fleet}`,
  )
  await read('customers', 2, '/api/v1/customers?per_page=24', 'customers')
  await read('trucks', 2, '/api/v1/trucks?per_page=24', 'trucks')
  await read('parts', 2, '/api/v1/inventories?per_page=24', 'parts')
  await read(
    'parts of a category, by price',
    2,
    `/api/v1/inventories?per_page=24&category_id=${some.category}&order_by=price_retail`,
    `parts-of-category?category=${some.category}`,
  )
  await read('parts orders', 2, '/api/v1/parts-orders?per_page=24', 'parts-orders')
  await read('dues', 2, '/api/v1/orders/summary', 'dues')
  for (const name of ['vin_tail', 'unit_number', 'order_number', 'company', 'last_name'] as const)
    await search(
      `search by ${name.replace('_', ' ')}`,
      `${lists}&search=`,
      'orders-of-word?word=',
      words[name],
    )
  await search(
    'search by a common name, by name',
    '/api/v1/customers?per_page=24&order_by=name&search=',
    'customers-by-name?word=',
    words.last_name,
  )
  // All imported today: the oldest are behind all other movements.
  await search(
    'search, hits at the far end',
    '/api/v1/reports/inventories?per_page=24&order_by=date&order_type=asc&q=',
    'movements-of-word?word=',
    ['load lock'],
  )
  for (const [what, path, floor, typed] of [
    ['a vehicle by its VIN tail', 'vehicles/short-list', 'vehicles-of-word', words.vin_tail],
    ['a vehicle by its unit', 'vehicles/short-list', 'vehicles-of-word', words.unit_number],
    ['a part by its number', 'inventories/shortlist', 'parts-of-word', words.stock_number],
    ['a customer by company', 'customers/short-list', 'customers-of-word', words.company],
  ] as const)
    await search(`palette, ${what}`, `/api/v1/${path}?search=`, `${floor}?word=`, typed)
  const month = { from: '2026-01-01', to: '2026-01-31' }
  const ever = { from: '2000-01-01', to: '2100-12-31' }
  // Sums of years must be ten times faster than their rows; a small shop has too few to measure.
  const ofYears = orders >= 1_000_000 ? 0.1 : 1
  for (const [what, reach, { from, to }] of [
    ['of a month', 1.5, month],
    ['of all time', ofYears, ever],
  ] as const) {
    const days = `?from=${from}&to=${to}`
    const range = encodeURIComponent(`${from} - ${to}`)
    const orderTotals = `/api/v1/reports/orders/totals?dates_range=${range}`
    await read(`report of orders ${what}`, reach, orderTotals, `orders-report${days}`, 1)
    const movementTotals = `/api/v1/reports/inventories/totals?date_from=${from}&date_to=${to}`
    await read(`report of movements ${what}`, reach, movementTotals, `movements-report${days}`, 1)
  }
  const last = Math.min(5000, Math.floor(orders / 30))
  await measure(`page ${last} against page 1`, 10, get(`${lists}&page=${last}`, 1), get(lists, 1))
  await compareSizes()
  await read('one order', 2.5, `/api/v1/orders/${some.id}`, `order?id=${some.id}`)
  await read(
    'one parts order',
    2.5,
    `/api/v1/parts-orders/${some.parts_order}`,
    `parts-order?id=${some.parts_order}`,
  )
  await read('one part', 2.5, `/api/v1/inventories/${partRows[0]!.id}`, `part?id=${partRows[0]!.id}`)

  const order = await createOrder(fiveWorks())
  const twin = await createOrder(fiveWorks())
  await write(
    'saving 5 works of 10 parts',
    2.5,
    { method: 'PUT', path: `/api/v1/orders/${order.id}`, body: JSON.stringify(fiveWorks(order)) },
    `save?id=${twin.id}`,
  )
  // Several orders in turn, as each payment adds lines.
  const inTurn: number[] = []
  if (['a payment', 'finishing and reopening', 'a shop day'].some(isWanted))
    for (let n = 0; n < (isBrief ? 2 : 40); n++) inTurn.push((await createOrder(fiveWorks())).id)
  const [ours, theirs] = [inTurn.slice(0, inTurn.length / 2), inTurn.slice(inTurn.length / 2)]
  await write(
    'a payment',
    2.5,
    {
      path: ours.map(id => `/api/v1/orders/${id}/payments`),
      body: JSON.stringify({ amount: 0.01, payment_date: '2026-11-21', payment_method: 'cash' }),
    },
    theirs.map(id => `payment?id=${id}`),
  )
  const moves = ['finished', 'in_process']
  await write(
    'finishing and reopening',
    2.5,
    {
      path: ours.flatMap(id => moves.map(() => `/api/v1/orders/${id}/change-status`)),
      body: moves.map(status => JSON.stringify({ status })),
    },
    theirs.flatMap(id => moves.map(status => `finish?id=${id}&status=${status}`)),
  )
  const [hot, cold] = partRows.slice(-2)
  await write(
    'the last part, 16 people',
    1.67,
    {
      path: '/api/v1/orders',
      body: JSON.stringify(
        orderOf([
          { name: 'Brakes', duration: '1:00', hourly_rate: 145, inventories: [{ id: hot!.id, quantity: 1 }] },
        ]),
      ),
      connections: 16,
    },
    `reserve?part=${cold!.id}&vehicle=${some.vehicle}&customer=${some.customer}&mechanic=${some.mechanic}`,
  )

  if (isWanted('an invoice')) {
    await writeBillingCompany(shop)
    const billed: { id: number; order_number: string }[] = []
    for (let n = 0; n < (isBrief ? 2 : invoiceOrders); n++)
      billed.push(await createOrder(orderOf(invoiceWorks(n, partRows))))
    const path = billed.map(({ id }) => `/api/v1/orders/${id}/invoice?invoice_date=2026-11-21`)
    const invoice = { ...get('', 1), path, requests: billed.length * 2 }
    // Once, before measuring: the baseline renders the data of the last invoice.
    for (const one of path) {
      const { status } = await fetch(`http://127.0.0.1:${port}${one}`, { headers })
      if (status !== 200) throw new Error(`${one} answered ${status}`)
    }
    const floor = billed.map(({ order_number }) => `/floor-invoice/${order_number}`)
    await measure('an invoice of 30 rows', 2, invoice, { ...invoice, port: portOf(bare), path: floor })
    if (!isBrief) await printEventLoopDelay(invoice)
  }
  if (isWanted('a shop day')) await printShopDay({ port, headers, orders: inTurn, pool: setup.pool })
  if (isWanted('connections at once')) await printOverload(port, headers)
  if (isWanted('an export')) await printExports(port, headers)
  if (isWanted('an import')) await printImports(shop, port, headers)
  if (isWanted('bundle sizes') && !isBrief)
    spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/check-bundle-sizes.ts')], {
      stdio: 'inherit',
    })
} finally {
  endClient()
  await bare.close()
  await plain.end()
  await close()
  await setup.close()
  await postgres.stop()
  await remove()
}

/** The cost of a list must not grow with the shop. */
async function compareSizes(): Promise<void> {
  const what = 'a shop a hundred times larger, its '
  if (!isWanted(what)) return
  const few = Math.max(100, Math.round(orders / 100))
  const small = await openBenchShop(dataDir, await databaseBeside(postgres.connection, 'small'), few)
  for (const [name, path] of [
    ['orders', '/api/v1/orders?per_page=24'],
    ['customers', '/api/v1/customers?per_page=24'],
    ['parts', '/api/v1/inventories?per_page=24'],
  ] as const) {
    const large = get(path, 16)
    await measure(what + name, 2, large, { ...large, port: small.port, headers: small.headers })
  }
  await small.close()
}

function isWanted(what: string): boolean {
  return new RegExp(word).test(what)
}

async function measure(what: string, reach: number, ours: Load, floor: Load): Promise<void> {
  if (isWanted(what)) printRow(await compare(what, reach, ours, floor))
}

function get(path: string, connections: number): Load {
  return {
    method: 'GET',
    path,
    headers,
    connections,
    requests: isBrief ? connections : 30 + connections * 10,
    port,
  }
}

/** Words in turn, over one connection. */
function search(what: string, path: string, floor: string, typed: readonly string[]): Promise<void> {
  const paths = (path: string) => typed.map(word => path + encodeURIComponent(word))
  const ours = { ...get(path, 1), path: paths(path) }
  return measure(what, 2, ours, { ...ours, port: portOf(bare), path: paths(`/${floor}`) })
}

function read(what: string, reach: number, path: string, floor: string, connections = 16): Promise<void> {
  const ours = get(path, connections)
  return measure(what, reach, ours, { ...ours, port: portOf(bare), path: `/${floor}` })
}

function write(what: string, reach: number, load: Partial<Load>, floor: string | string[]): Promise<void> {
  const ours = { ...get('', 1), method: 'POST', ...load }
  ours.requests = isBrief ? 2 : 20 + ours.connections * 10
  const path = [floor].flat().map(name => `/${name}`)
  return measure(what, reach, ours, {
    ...get('', ours.connections),
    path,
    port: portOf(bare),
    requests: ours.requests,
    headers: {},
  })
}

function orderOf(types_of_work: object[]) {
  return {
    truck_id: some.vehicle,
    mechanic_id: some.mechanic,
    implementation_date: '2026-12-01 09:00',
    due_date: '2026-12-15',
    discount: 5,
    tax_labor: 0,
    tax_inventory: 10.2,
    types_of_work,
  }
}

function fiveWorks(order?: { types_of_work: { id: number }[] }) {
  return orderOf(
    Array.from({ length: 5 }, (_, work) => ({
      id: order?.types_of_work[work]?.id,
      name: `Work ${work}`,
      duration: '2:30',
      hourly_rate: 145,
      inventories: partRows.slice(work * 10, work * 10 + 10).map(part => ({ id: part.id, quantity: 2 })),
    })),
  )
}

async function createOrder(body: object) {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/orders`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as {
    data: { id: number; order_number: string; typeOfWork: { id: number }[] }
  }
  if (!response.ok) throw new Error(JSON.stringify(answer))
  const { id, order_number, typeOfWork } = answer.data
  return { id, order_number, types_of_work: typeOfWork }
}
