import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import type * as rigbayProcess from '../server/src/testing/rigbay-process.ts'
import { quantile } from './measure.ts'
import { measureActs } from './phone-acts.ts'
import { measureLists, measureLoads } from './phone-lists.ts'
import { type Bench, fixedLoop, openPage, phone } from './phone-screen.ts'
import { measureSeen } from './phone-seen.ts'
import { signInForCalls } from './wide-order.ts'

// The pages on a mid-range phone: processor four times slower, fast 4G. Wall-clock times, except the longest
// task, in processor time; a fixed loop shows the machine's speed. `node scripts/run.js bench/phone.ts
// ../before` compares with another built checkout; `--only lists` measures one part, `--rounds 1` less.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, rounds: { type: 'string', default: '5' } },
})
const checkouts = [...positionals.map(path => resolve(path)), join(import.meta.dirname, '..')]
const parts = { loads: measureLoads, lists: measureLists, acts: measureActs, seen: measureSeen }

interface Figure {
  reach: number | undefined
  values: Map<string, number[]>
}
const figures = new Map<string, Figure>()

const browser = await chromium.launch({
  executablePath: [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find(path => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const shops = await Promise.all(checkouts.map(openShop))
try {
  for (let round = 0; round < Number(options.rounds); round++)
    for (const shop of shops) await measure(browser, shop)
} finally {
  await browser.close()
  for (const { close } of shops) await close()
  print()
}

async function openShop(checkout: string) {
  const { startRigbay } = (await import(
    pathToFileURL(join(checkout, 'server/src/testing/rigbay-process.ts')).href
  )) as typeof rigbayProcess
  const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-phone-'))
  const rigbay = await startRigbay({ DATA_DIR: dataDir, SIGN_IN_LIMIT: '1000', RATE_LIMIT: '100000' })
  await rigbay.ready()
  const close = async () => {
    await rigbay.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { checkout, url: rigbay.url, close }
}

async function measure(inBrowser: Browser, { checkout, url }: { checkout: string; url: string }) {
  const context = await inBrowser.newContext({ baseURL: url })
  const ask = await signInForCalls(await context.newPage())
  const bench: Bench = {
    browser: inBrowser,
    url,
    ask,
    session: await context.storageState(),
    note(what, value, reach) {
      const figure = figures.get(what) ?? { reach, values: new Map() }
      figures.set(what, figure)
      figure.values.set(checkout, [...(figure.values.get(checkout) ?? []), value])
    },
  }
  await context.close()
  for (const [name, part] of Object.entries(parts)) {
    if (!name.startsWith(options.only)) continue
    const page = await openPage(bench, phone)
    bench.note('a fixed loop', await fixedLoop(page))
    await page.context().close()
    await part(bench)
  }
}

function told(values: readonly number[]): string {
  if (values.length === 0) return '-'.padStart(22)
  const range = `(${Math.min(...values).toFixed(0)}..${Math.max(...values).toFixed(0)})`
  return `${quantile(values, 0.5).toFixed(0).padStart(8)} ${range.padEnd(13)}`
}

function print(): void {
  for (const [index, checkout] of checkouts.entries()) console.log(`${index + 1}: ${checkout}`)
  console.log('Milliseconds, layout shifts in thousandths: median, and the range of all rounds')
  for (const [what, { reach, values }] of figures)
    console.log(
      `${what.padEnd(52)}${(reach === undefined ? '' : String(reach)).padStart(6)}${checkouts
        .map(checkout => told(values.get(checkout) ?? []))
        .join('')}`,
    )
}
