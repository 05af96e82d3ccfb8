import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import type * as rigbayProcess from '../server/src/testing/rigbay-process.ts'
import { quantile } from './measure.ts'
import { type Bench, delayOf, desk, openPage, phone, pressed, settled, until } from './phone-screen.ts'

// First pages and acts on a list of 72 rows, on a phone and at a desk with a slow processor and network. Milliseconds,
// layout shifts in thousandths. `node scripts/run.js bench/phone.ts ../before` compares with another built checkout;
// `--rounds 1` is quick.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
})
const checkouts = [...positionals.map(path => resolve(path)), join(import.meta.dirname, '..')]
const limits = { paint: { phone: 2800, desk: 4500 }, delay: 250, shift: 20 }
const list = '/orders?per_page=72'
const isDrawn = `document.querySelectorAll('[data-row]').length >= 72`

/** By measure: its limit, and the values of each checkout. */
const figures = new Map<string, { limit: number; values: Map<string, number[]> }>()

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
    for (const { checkout, bench } of shops) {
      const note = (what: string, limit: number, value: number) => {
        const figure = figures.get(what) ?? { limit, values: new Map() }
        figures.set(what, figure)
        figure.values.set(checkout, [...(figure.values.get(checkout) ?? []), value])
      }
      await measureFirstPages(bench, note)
      await measureActs(bench, note)
    }
} finally {
  await browser.close()
  for (const { close } of shops) await close()
  print()
}

type Note = (what: string, limit: number, value: number) => void

async function measureFirstPages(bench: Bench, note: Note): Promise<void> {
  for (const [screenName, screen] of Object.entries({ phone, desk }))
    for (const path of ['/', list, '/parts?per_page=72', '/customers?per_page=72']) {
      const page = await openPage(bench, screen)
      await page.goto(path)
      if (path !== '/') await until(page, isDrawn)
      await settled(page)
      await page.waitForTimeout(500)
      const what = `${screenName}, ${path}`
      note(
        `${what}: largest paint`,
        limits.paint[screenName as keyof typeof limits.paint],
        await page.evaluate<number>('vitals.lcp'),
      )
      note(`${what}: layout shift`, limits.shift, await page.evaluate<number>('vitals.shifts * 1000'))
      await page.context().close()
    }
}

async function measureActs(bench: Bench, note: Note): Promise<void> {
  await onList(phone, 'phone, 72 orders', [
    ['tick a row', '[data-row] .rb-tick'],
    ['open a filter', '.rb-list-filters .ant-select'],
    ['next page', '.rb-pages .rb-page >> nth=2'],
    ['search', '.rb-list-search-box', 'freight'],
    ['open a row', '[data-row-link]'],
  ])
  await onList(desk, 'desk, 72 orders', [
    ['tick a row', '[data-row] .rb-tick'],
    ['sort', '.rb-sort'],
    ['next page', '.rb-pages .rb-page >> nth=2'],
    ['search', '.rb-list-search-box', 'freight'],
    ['open a row', '[data-row-link]'],
  ])

  async function onList(
    screen: BrowserContextOptions,
    where: string,
    acts: [name: string, selector: string, typed?: string][],
  ) {
    const page = await openPage(bench, screen)
    await page.goto(list)
    await until(page, isDrawn)
    for (const [name, selector, typed] of acts) {
      await settled(page)
      await page.waitForTimeout(500)
      const press = await pressed(page, page.locator(selector).first())
      const act = typed ? () => press().then(() => page.keyboard.type(typed, { delay: 120 })) : press
      note(`${where}: ${name}`, limits.delay, await delayOf(page, act))
      await page.keyboard.press('Escape')
    }
    await page.context().close()
  }
}

async function openShop(checkout: string) {
  const { startRigbay } = (await import(
    pathToFileURL(join(checkout, 'server/src/testing/rigbay-process.ts')).href
  )) as typeof rigbayProcess
  const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-phone-'))
  const rigbay = await startRigbay({ DATA_DIR: dataDir, SIGN_IN_LIMIT: '1000', RATE_LIMIT: '100000' })
  await rigbay.ready()
  const context = await browser.newContext({ baseURL: rigbay.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('E-mail').fill('superadmin@rigbay.test')
  await page.getByLabel('Password', { exact: true }).fill('rigbay-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('banner').waitFor()
  const bench: Bench = { browser, url: rigbay.url, session: await context.storageState() }
  await context.close()
  const close = async () => {
    await rigbay.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { checkout, bench, close }
}

function print(): void {
  for (const [index, checkout] of checkouts.entries()) console.log(`${index + 1}: ${checkout}`)
  console.log('Limit, then the median and range of all rounds')
  for (const [what, { limit, values }] of figures)
    console.log(
      `${what.padEnd(52)}${String(limit).padStart(6)}${checkouts
        .map(checkout => range(values.get(checkout) ?? []))
        .join('')}`,
    )
}

function range(values: readonly number[]): string {
  if (values.length === 0) return '-'.padStart(22)
  const [least, most] = [Math.min(...values).toFixed(0), Math.max(...values).toFixed(0)]
  return `${quantile(values, 0.5).toFixed(0).padStart(8)} ${`(${least}..${most})`.padEnd(13)}`
}
