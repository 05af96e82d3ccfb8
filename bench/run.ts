import { spawnSync } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { signAccessToken } from '../server/src/access/tokens.ts'
import { openShop } from '../server/src/app/open-shop.ts'
import { openDatabase } from '../server/src/database/connect.ts'
import { startEmbeddedPostgres } from '../server/src/database/embedded-postgres.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { readConfiguration } from '../server/src/platform/configuration.ts'
import { insertShopRows } from '../server/src/testing/shop-rows.ts'
import {
  addInvoiceFloor,
  invoiceOrders,
  invoiceWorks,
  printEventLoopDelay,
  writeBillingCompany,
} from './invoices.ts'
import type { Load } from './load.ts'
import { compare, printRow, run } from './measure.ts'
import { seedOrders } from './seed.ts'

// Rigbay with authentication, permissions and validation, against a minimal Fastify route in the same process that
// sends the same statements as Rigbay, through the same pool. `npm run bench -- 1000000` measures on a million orders,
// and `npm run bench -- 10000 invoice` runs only benchmarks with that word in their names.
const orders = Number(process.argv[2] ?? 10_000)
const isWanted = (what: string) => what.includes(process.argv[3] ?? '')
const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const setup = openDatabase(postgres.connection, { max: 2 })
await setup.pool.query('set statement_timeout = 0')
await migrate(setup.pool)
const rows = await insertShopRows(setup.db, 1_000_000)
console.log(`Seeding ${orders} orders …`)
await seedOrders(setup.pool, orders, rows)
const token = await signAccessToken(setup.db, { userId: rows.adminId, sessionId: rows.sessionId }, new Date())
const { rows: partRows } = await setup.pool.query(
  "select id from parts where stock_number like 'BN-%' order by id",
)
await setup.close()

const { shop, app, close } = await openShop({
  configuration: readConfiguration({ DATA_DIR: dataDir, RATE_LIMIT: '100000000', LOG_LEVEL: 'fatal' }),
  connection: postgres.connection,
  log: pino({ level: 'fatal' }),
  workers: false,
})
await app.listen({ port: 0, host: '127.0.0.1' })
const port = portOf(app.addresses())
const bare = fastify()
const replays = new Map<string, { text: string; values: unknown[] }[]>()
bare.all('/*', async request => {
  const statements = replays.get(request.url)!
  const client = await shop.pool.connect()
  try {
    const answers = []
    for (const { text, values } of statements) answers.push((await client.query(text, values)).rows)
    return answers
  } finally {
    client.release()
  }
})
addInvoiceFloor(bare, shop)
await bare.listen({ port: 0, host: '127.0.0.1' })
const headers = {
  authorization: `Bearer ${token}`,
  'admin-panel': 'true',
  'content-type': 'application/json',
}

try {
  const list = '/api/v1/orders?status=finished&order_by=total_amount&order_type=desc&per_page=24'
  for (const connections of [1, 16]) {
    const load = { method: 'GET', path: list, headers, connections, requests: connections * 40, port }
    await measure(`a list page, ${connections} connections`, 1.3, load, await floorOf(load))
  }
  const search = {
    method: 'GET',
    path: '/api/v1/orders?search=1FUJGLDR000000077',
    headers,
    connections: 1,
    requests: 60,
    port,
  }
  await measure('a search by VIN', 1.3, search, await floorOf(search))

  const order = await createOrder()
  const read = {
    method: 'GET',
    path: `/api/v1/orders/${order.id}`,
    headers,
    connections: 1,
    requests: 100,
    port,
  }
  await measure('one order read', 1.5, read, await floorOf(read))
  const save = { ...read, method: 'PUT', body: JSON.stringify(orderBody(order)), requests: 60 }
  await measure('saving an order of 5 works of 10 parts', 1.5, save, await floorOf(save))

  await writeBillingCompany(shop)
  const billed: { id: number; order_number: string }[] = []
  for (let n = 0; n < invoiceOrders; n++)
    billed.push(await createOrder({ ...orderBody(), types_of_work: invoiceWorks(n, partRows) }))
  const invoice: Load = {
    ...read,
    path: billed.map(({ id }) => `/api/v1/orders/${id}/invoice?invoice_date=2026-11-21`),
    requests: invoiceOrders * 2,
  }
  await run(invoice)
  await measure('an invoice of 30 rows', 2, invoice, {
    ...invoice,
    port: portOf(bare.addresses()),
    path: billed.map(({ order_number }) => `/floor-invoice/${order_number}`),
  })
  if (isWanted('invoice')) await printEventLoopDelay(invoice)
  if (isWanted('bundle sizes'))
    spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/check-bundle-sizes.ts')], {
      stdio: 'inherit',
    })
} finally {
  await bare.close()
  await close()
  const cluster = await realpath(join(dataDir, 'postgres'))
  await postgres.stop()
  await rm(cluster, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(what: string, reach: number, ours: Load, floor: Load): Promise<void> {
  if (isWanted(what)) printRow(await compare(what, reach, ours, floor))
}

/** The same request without Rigbay: the statements of one real call, except those of authentication. */
async function floorOf(load: Load & { path: string }): Promise<Load> {
  const sent: { text: string; values: unknown[] }[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[]?]
    const text = typeof first === 'string' ? first : first.text
    const values = (typeof first === 'string' ? second : first.values) ?? []
    if (!text.includes('from sessions s')) sent.push({ text, values: Array.isArray(values) ? values : [] })
    return (original as (...args: unknown[]) => unknown).apply(this, args)
  } as typeof original
  try {
    const response = await fetch(`http://127.0.0.1:${port}${load.path}`, {
      method: load.method,
      headers: load.headers,
      body: load.body,
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${load.method} ${load.path} answered ${response.status}`)
  } finally {
    pg.Client.prototype.query = original
  }
  const path = `/${load.method}${load.path}`
  replays.set(path, sent)
  return { ...load, port: portOf(bare.addresses()), path }
}

function orderBody(order?: { types_of_work: { id: number }[] }) {
  return {
    truck_id: rows.truckId,
    mechanic_id: rows.mechanicId,
    implementation_date: '2026-12-01 09:00',
    due_date: '2026-12-15',
    discount: 5,
    tax_labor: 0,
    tax_inventory: 10.2,
    types_of_work: Array.from({ length: 5 }, (_, work) => ({
      id: order?.types_of_work[work]?.id,
      name: `Work ${work}`,
      duration: '2:30',
      hourly_rate: 145,
      inventories: partRows.slice(work * 10, work * 10 + 10).map(part => ({ id: part.id, quantity: 2 })),
    })),
  }
}

async function createOrder(body: object = orderBody()) {
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

function portOf([address]: ReturnType<typeof app.addresses>): number {
  return (address as { port: number }).port
}
