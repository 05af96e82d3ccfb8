import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { isAlive } from '../server/src/database/engine/postgres-cluster.ts'
import { freePort, startRigbay } from '../server/src/testing/rigbay-process.ts'
import { type LocalStripe, startStripe, stripeSecrets } from '../server/src/testing/stripe-server.ts'
import { temporaryFolder } from '../server/src/testing/temporary-folder.ts'
import { forgetSessions, lightestPage, waitForPages } from './shop.ts'

/** Where this worker's shop keeps what it has: its e-mails lie in `mail`. */
export const dataDir = join(temporaryFolder(), `rigbay-e2e-${process.ppid}-${process.env.TEST_WORKER_INDEX}`)

/** One for all journeys of a worker: what the application is made of is fetched and compiled once. */
let profile: BrowserContext | undefined

/**
 * A journey in a demo shop that it shares with the other journeys of its file alone: accounts, drafts and stock are as
 * they were in the beginning wherever a file begins.
 */
export const test = base.extend<
  object,
  { shop: Shop; startAt: string; isEmpty: boolean; takesCards: boolean; stripe: LocalStripe | null }
>({
  /** `test.use({ isEmpty: true })`: a shop that nobody has set up yet, without demo accounts. */
  isEmpty: [false, { scope: 'worker', option: true }],
  /** `test.use({ startAt: '2027-01-15T20:30:00-06:00' })`: the moment at which shop and browser begin, not the present one. */
  startAt: ['', { scope: 'worker', option: true }],
  /** `test.use({ takesCards: true })`: customers can pay online, at a small Stripe of our own. */
  takesCards: [false, { scope: 'worker', option: true }],
  stripe: [
    async ({ takesCards }, use) => {
      const stripe = takesCards ? await startStripe() : null
      await use(stripe)
      await stripe?.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ startAt, isEmpty, stripe }, use) => {
      const environment = {
        PORT: String(await freePort()),
        DATA_DIR: dataDir,
        ...(startAt && { START_AT: startAt }),
        ...(stripe && { ...stripeSecrets, STRIPE_API_BASE: stripe.url }),
        // Many journeys sign in from one address within a minute.
        SIGN_IN_LIMIT: '1000',
        RATE_LIMIT: '100000',
      }
      const shop = await openShop(environment, isEmpty ? ['--empty'] : [])
      await use(shop)
      // A connection that is kept open would be waited for.
      await profile?.close()
      profile = undefined
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use, { file }) => {
    await shop.beginWith(file)
    await use(shop.url)
  },
  page: async ({ browser, baseURL: _, startAt }, use) => {
    const page = await emptyPage(browser)
    if (startAt) await page.clock.install({ time: startAt })
    await use(page)
    // All but the profile's first. An answer that a journey was still changing when it ended is no failure of it.
    for (const own of page.context().pages().slice(1)) {
      await own.unrouteAll({ behavior: 'ignoreErrors' })
      await own.close()
    }
  },
  context: ({ page }, use) => use(page.context()),
})

interface Shop {
  url: string
  /** What it said since the file began. */
  output(): string
  /** Puts everything back to the beginning where another file than the last one begins. */
  beginWith(file: string): Promise<void>
  close(): Promise<void>
}

async function openShop(environment: Record<string, string>, args: string[]): Promise<Shop> {
  const beginning = `${dataDir}-beginning`
  await removeDeadRuns()
  await shareLookups()
  const start = async () => {
    const started = await startRigbay(environment, args)
    await started.ready()
    return started
  }
  let rigbay = await start()
  let current: string | undefined
  return {
    url: rigbay.url,
    output: () => rigbay.output(),
    async beginWith(file) {
      if (file === current) return
      await rigbay.stop()
      // The first file finds the shop as it was made.
      if (!current) await cp(dataDir, beginning, { recursive: true })
      else {
        await rm(dataDir, { recursive: true })
        await cp(beginning, dataDir, { recursive: true })
      }
      current = file
      forgetSessions()
      rigbay = await start()
    },
    async close() {
      await rigbay.stop()
      for (const folder of [dataDir, beginning]) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A killed run leaves its shops in memory. */
async function removeDeadRuns(): Promise<void> {
  for (const name of await readdir(temporaryFolder())) {
    const run = /^rigbay-e2e-(\d+)-/.exec(name)?.[1]
    if (run && !isAlive(Number(run)))
      await rm(join(temporaryFolder(), name), { recursive: true, force: true })
  }
}

/** The catalogue of vehicles and places is the same in each shop, and takes seconds to build. */
async function shareLookups(): Promise<void> {
  const folder = join(tmpdir(), 'rigbay-test-lookups')
  await mkdir(folder, { recursive: true })
  // As Rigbay makes it: PostgreSQL, which runs under an account of its own, keeps its files in there.
  await mkdir(dataDir, { recursive: true })
  await symlink(folder, join(dataDir, 'lookups'), 'junction')
}

/** Its first page stays open, and with it the process that has compiled the application for all pages after it. */
async function openProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  const first = await context.newPage()
  await first.goto(lightestPage)
  return context
}

/** A page of a browser that knows nothing: no cookie, nothing stored, and the time is the machine's. */
async function emptyPage(browser: Browser): Promise<Page> {
  profile ??= await openProfile(browser)
  await profile.clearCookies()
  const page = await profile.newPage()
  await page.goto(lightestPage)
  const isClockReal = await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    return String(setTimeout).includes('[native code]')
  })
  if (isClockReal) {
    await waitForPages(page)
    return page
  }
  // A clock that a journey has set stays set.
  await profile.close()
  profile = undefined
  return emptyPage(browser)
}
