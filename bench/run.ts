import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../server/src/database/connect.ts'
import { startEmbeddedPostgres } from '../server/src/database/engine/embedded-postgres.ts'
import { benchDirectory } from './bench-directory.ts'
import { databaseBeside, openBenchShop, portOf } from './bench-shop.ts'
import { createdOrders } from './created-orders.ts'
import { printExports } from './exports.ts'
import { openFloors } from './floors/floors.ts'
import { printImports } from './imports.ts'
import { addInvoiceFloor, measureInvoices } from './invoices.ts'
import { endClient, isBrief } from './measure.ts'
import { printOverload } from './overload.ts'
import { watchPostgres } from './processor.ts'
import { measureReads } from './reads.ts'
import { rows } from './rows.ts'
import { sampleRecords } from './sample-records.ts'
import { printShopDay } from './shop-day.ts'
import { measureWrites } from './writes.ts'

// Rigbay against the baseline (floors/) in the same process. `npm run bench -- 1000000` uses a
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

const sample = await sampleRecords(setup.pool, orders)
// So that no order lacks parts.
await setup.pool.query('update part_stock set on_hand = on_hand + 1000000')
const floorPort = portOf(bare)
const measured = rows({ port, headers, floorPort, pattern: word })
const { isWanted, measure, get } = measured
const created = createdOrders(port, headers, sample)

try {
  await measureReads(measured, sample)
  await compareSizes()
  const paid = await measureWrites(measured, sample, created)
  await measureInvoices(measured, { shop, floorPort, sample, created })
  if (isWanted('a shop day')) await printShopDay({ port, headers, orders: paid, pool: setup.pool })
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
