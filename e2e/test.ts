import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { freePort, type RigbayProcess, startRigbay } from '../server/src/testing/rigbay-process.ts'
import { type LocalStripe, startStripe, stripeSecrets } from '../server/src/testing/stripe-server.ts'
import { copyTemplate, dropDatabase, emptyTemplate, urlOf } from '../server/src/testing/test-server.ts'
import { dataDir, demoTemplate, run, templateFolder } from './run.ts'
import { forgetSessions, lightestPage, waitForPages } from './shop.ts'

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
        // The same for all files: the browser keeps what it has compiled of an address.
        PORT: String(await freePort()),
        DATA_DIR: dataDir(),
        ...(startAt && { START_AT: startAt }),
        ...(stripe && { ...stripeSecrets, STRIPE_API_BASE: stripe.url }),
        // Many journeys sign in from one address within a minute.
        SIGN_IN_LIMIT: '1000',
        RATE_LIMIT: '100000',
      }
      const shop = openShop(environment, isEmpty)
      await use(shop)
      // A connection that is kept open would be waited for.
      await profile?.close()
      profile = undefined
      await shop.close()
    },
    { scope: 'worker', timeout: 0 },
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

function openShop(environment: Record<string, string>, isEmpty: boolean): Shop {
  const { folder, server, application } = run()
  const name = `shop_${process.env.TEST_WORKER_INDEX}`
  const database = server.prefix + name
  let rigbay: RigbayProcess | undefined
  let current: string | undefined
  const discard = async () => {
    await rigbay?.stop()
    await dropDatabase(server, database)
    await rm(dataDir(), { recursive: true, force: true })
  }
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    output: () => rigbay!.output(),
    async beginWith(file) {
      if (file === current) return
      current = file
      await discard()
      forgetSessions()
      await copyTemplate(server, isEmpty ? emptyTemplate : demoTemplate, name)
      await cp(join(folder, templateFolder), dataDir(), { recursive: true })
      rigbay = await startRigbay(
        {
          ...environment,
          DATABASE_URL: urlOf({ ...application, database }),
          MIGRATION_URL: urlOf({ ...server.connection, database }),
        },
        isEmpty ? ['--empty'] : [],
      )
      await rigbay.ready()
    },
    close: discard,
  }
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
