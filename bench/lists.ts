import { startEmbeddedPostgres } from '../server/src/database/engine/embedded-postgres.ts'
import { benchDirectory } from './bench-directory.ts'
import { openBenchShop } from './bench-shop.ts'
import { listReads } from './list-reads.ts'
import { quantile } from './measure.ts'

// Every filter of every list with every sort: which take longer than 300 ms, and the slowest of
// each list; the limit is a second. `npm run bench:lists -- 1000000`, or `-- 1000000 parts` for
// some lists. Wall-clock milliseconds, best of three.
const orders = Number(process.argv[2] ?? 20_000)
const name = process.argv[3] ?? ''
const { dataDir, remove } = await benchDirectory()
const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
try {
  console.log(`Seeding ${orders} orders …`)
  const { shop, app, headers, close } = await openBenchShop(dataDir, postgres.connection, orders)
  const times = new Map<string, number[]>()
  for (const { list, url } of await listReads(shop.pool)) {
    if (!list.includes(name)) continue
    const tries: number[] = []
    while (tries.length < 3 && Math.min(...tries) > 20) {
      const began = performance.now()
      const { statusCode, body } = await app.inject({ url, headers })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
      tries.push(performance.now() - began)
    }
    const least = Math.min(...tries)
    times.set(list, [...(times.get(list) ?? []), least])
    if (least > 300) console.log(`${least.toFixed(0).padStart(6)} ms  ${url}`)
  }
  for (const [list, all] of times)
    console.log(
      `${list.padEnd(20)} ${all.length} reads: median ${quantile(all, 0.5).toFixed(0)} ms, slowest ${Math.max(...all).toFixed(0)} ms`,
    )
  await close()
} finally {
  await postgres.stop()
  await remove()
}
