import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/src/database/engine/embedded-postgres.ts'
import { benchDirectory } from './bench-directory.ts'
import { openBenchShop } from './bench-shop.ts'
import { type ListRead, readLists } from './list-plans.ts'
import { watchPostgres } from './processor.ts'

// Every filter of every list with every sort in both directions: what reads a big table from end to end, and what takes
// the database more than three times as long as the list's first page, how many rows it touched, and how many times as
// long as the first page the whole request takes. `npm run bench:plans -- 1000000`, and `-- 1000000 parts` for one list.
// Times of a small shop say nothing; the plans of a big one are what is looked for, and on a busy machine its rows.
const orders = Number(process.argv[2] ?? 20_000)
const { dataDir, remove } = await benchDirectory()
const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
try {
  console.log(`Seeding ${orders} orders …`)
  const { shop, app, headers, close } = await openBenchShop(dataDir, postgres.connection, orders)
  const { rows: tables } = await shop.pool.query(
    'select relname, reltuples from pg_class where reltuples > $1',
    [orders / 20],
  )
  const sizes = new Map<string, number>(tables.map(({ relname, reltuples }) => [relname, reltuples]))
  watchPostgres(join(dataDir, 'postgres/cluster'))
  const slow = new Map<string, { inDatabase: number; asRequests: number }>()
  let first: ListRead | undefined
  let firstRequest = 0
  for await (const once of readLists(app, shop.pool, headers, {
    sizes,
    lists: process.argv[3],
  })) {
    if (once.list !== first?.list) {
      first = await leastOf(once, 0)
      // Node compiles the first requests while it answers them.
      firstRequest = await leastRequest(first, 0, 30)
      slow.set(first.list, { inDatabase: 0, asRequests: 0 })
    }
    const read = await leastOf(once, first.time * 3)
    const times = read.time / first.time
    if (read.scanned.length === 0 && times <= 3) continue
    const requestTimes = (await leastRequest(read, firstRequest * 3)) / firstRequest
    const counts = slow.get(first.list)!
    counts.inDatabase++
    if (requestTimes > 3) counts.asRequests++
    console.log(
      `${read.list.padEnd(10)} ${read.query.padEnd(90)} ${read.time.toFixed(1).padStart(7)} ms  ${times.toFixed(1).padStart(5)} times  ${read.rows.toFixed(0).padStart(8)} rows  request ${requestTimes.toFixed(1).padStart(5)} times  ${read.scanned.join(' ')}`,
    )
  }
  for (const [list, { inDatabase, asRequests }] of slow)
    console.log(
      `${list.padEnd(20)} above three times its first page: ${inDatabase} in the database, ${asRequests} as requests`,
    )
  await close()
} finally {
  await postgres.stop()
  await remove()
}

async function leastRequest(read: ListRead, enough: number, turns = 5): Promise<number> {
  let least = await read.request()
  for (let turn = 1; turn < turns && least > enough; turn++) least = Math.min(least, await read.request())
  return least
}

/** On a busy machine the least of several times says most; not asked for once it is short enough. */
async function leastOf(read: ListRead, enough: number): Promise<ListRead> {
  let least = read
  for (let turn = 0; turn < 4 && least.time > enough; turn++) {
    const again = await read.again()
    if (again.time < least.time) least = again
  }
  return least
}
