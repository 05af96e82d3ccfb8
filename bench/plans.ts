import { startEmbeddedPostgres } from '../server/src/database/embedded-postgres.ts'
import { benchDirectory } from './bench-directory.ts'
import { openBenchShop } from './bench-shop.ts'
import { type ListRead, readLists } from './list-plans.ts'

// Every filter of every list with every sort in both directions: what reads a big table from end to end, and what takes
// more than three times as long as the list's first page, and how many rows it touched. `npm run bench:plans -- 1000000`,
// and `-- 1000000 parts` for one list. Times of a small shop say nothing; the plans of a big one are what is looked for,
// and on a busy machine its rows.
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
  const slow = new Map<string, number>()
  let first: ListRead | undefined
  for await (const once of readLists(app, shop.pool, headers, {
    sizes,
    lists: process.argv[3],
  })) {
    if (once.list !== first?.list) {
      first = await leastOf(once, 0)
      slow.set(first.list, 0)
    }
    const read = await leastOf(once, first.time * 3)
    const times = read.time / first.time
    if (read.scanned.length === 0 && times <= 3) continue
    slow.set(first.list, slow.get(first.list)! + 1)
    console.log(
      `${read.list.padEnd(10)} ${read.query.padEnd(90)} ${read.time.toFixed(1).padStart(7)} ms  ${times.toFixed(1).padStart(5)} times  ${read.rows.toFixed(0).padStart(8)} rows  ${read.scanned.join(' ')}`,
    )
  }
  for (const [list, count] of slow)
    console.log(`${list.padEnd(20)} ${count} above three times its first page`)
  await close()
} finally {
  await postgres.stop()
  await remove()
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
