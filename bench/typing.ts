import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import type * as rigbayProcess from '../server/src/testing/rigbay-process.ts'
import { type KeyCosts, keyCosts } from './key-costs.ts'
import { quantile } from './measure.ts'
import { signInForCalls, wideOrder } from './wide-order.ts'

// The cost of a keystroke in the form of an order of 30 works with 30 parts each, with the CPU throttled four times,
// measured in the CPU time of the page's thread. `node scripts/run.js bench/typing.ts ../before` measures another built
// checkout in turn with this one. The baseline is a single text field in an empty page.
const rounds = 3
const slower = 4
const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const own = join(import.meta.dirname, '..')
const checkouts = [...process.argv.slice(2).map(path => resolve(path)), own]

const fields = [
  { field: 'notes', role: 'textbox', name: 'Notes', nth: 0, text: 'Squeals when cold' },
  { field: 'name of a work', role: 'combobox', name: 'Type of work', nth: 0, text: 'Brake drums, left' },
  { field: 'duration', role: 'textbox', name: 'Duration, hours:minutes', nth: 0, text: '12:45' },
  { field: 'hourly rate', role: 'textbox', name: 'Hourly rate', nth: 0, text: '12345.67' },
  { field: 'quantity', role: 'textbox', name: /^Quantity/, nth: 14, text: '123' },
  { field: 'discount', role: 'textbox', name: 'Discount, %', nth: 0, text: '12.5' },
] as const

const browser = await chromium.launch({
  executablePath: [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    path => path && existsSync(path),
  ),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const costs = new Map<string, KeyCosts>()
try {
  for (let round = 0; round < rounds; round++) {
    await measureFloor(browser)
    for (const checkout of checkouts) await measure(browser, checkout)
  }
} finally {
  await browser.close()
}

console.log(
  `Milliseconds of the page's thread, ${slower} times slower. A key: median, 95 %, longest; longest task else`,
)
console.log(`  ${'a lone field'.padEnd(34)}${told('floor')}`)
for (const open of ['one work open', 'all works open']) {
  for (const { field } of fields)
    console.log(
      `  ${`${open}, ${field}`.padEnd(34)}${checkouts.map(checkout => told(`${checkout} ${open} ${field}`)).join('')}`,
    )
}

async function measure(inBrowser: Browser, checkout: string): Promise<void> {
  const { startRigbay } = (await import(
    pathToFileURL(join(checkout, 'server/src/testing/rigbay-process.ts')).href
  )) as typeof rigbayProcess
  const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-typing-'))
  const rigbay = await startRigbay({ DATA_DIR: dataDir, SIGN_IN_LIMIT: '1000', RATE_LIMIT: '100000' })
  try {
    await rigbay.ready()
    const context = await inBrowser.newContext({
      baseURL: rigbay.url,
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const id = await wideOrder(await signInForCalls(page))
    await page.goto(`/orders/${id}/edit`)
    await page.locator('.rb-work').nth(29).waitFor()
    await page.waitForLoadState('networkidle')
    const closed = page.locator('.rb-work-open')
    await closed.first().click()
    await typeAll(page, `${checkout} one work open`)
    while ((await closed.count()) > 0) await closed.first().click()
    await typeAll(page, `${checkout} all works open`)
    await context.close()
  } finally {
    await rigbay.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureFloor(inBrowser: Browser): Promise<void> {
  const page = await inBrowser.newPage()
  await page.setContent('<textarea aria-label="Floor"></textarea>')
  await typeInto(page, page.getByLabel('Floor'), 'Squeals when cold', 'floor')
  await page.close()
}

async function typeAll(page: Page, what: string): Promise<void> {
  for (const { field, role, name, nth, text } of fields)
    await typeInto(page, page.getByRole(role, { name }).nth(nth), text, `${what} ${field}`)
}

/** With pauses, so that live validation, its response and the draft interfere. */
async function typeInto(page: Page, input: Locator, text: string, what: string): Promise<void> {
  await input.click()
  await input.fill('')
  await page.waitForTimeout(2500)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.context().browser()!.startTracing(page, { categories: traced })
  for (const [index, key] of [...text].entries()) {
    await page.keyboard.press(key)
    await page.waitForTimeout(index % 6 === 5 ? 700 : 150)
  }
  await page.waitForTimeout(800)
  const found = keyCosts(await page.context().browser()!.stopTracing())
  await devtools.detach()
  const before = costs.get(what) ?? { keys: [], others: [] }
  costs.set(what, { keys: [...before.keys, ...found.keys], others: [...before.others, ...found.others] })
}

function told(what: string): string {
  const { keys, others } = costs.get(what) ?? { keys: [], others: [] }
  const figures = [quantile(keys, 0.5), quantile(keys, 0.95), Math.max(...keys), Math.max(0, ...others)]
  return figures
    .map(ms => ms.toFixed(0).padStart(7))
    .join('')
    .padEnd(34)
}
