import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { freePort, type RigbayProcess, startRigbay } from '../server/src/testing/rigbay-process.ts'
import { type LocalStripe, startStripe, stripeSecrets } from '../server/src/testing/stripe-server.ts'
import { copyTemplate, dropDatabase, emptyTemplate, urlOf } from '../server/src/testing/test-server.ts'
import { dataDir, demoTemplate, run, templateFolder } from './run.ts'
import { blankPath, forgetSessions, stabilizeNavigation } from './shop.ts'

/** One browser context for all journeys of a worker, so that the application is fetched and compiled once. */
let profile: BrowserContext | undefined

/** A journey in a demo shop that is reset for each file. */
export const test = base.extend<
  object,
  { shop: Shop; startAt: string; isEmpty: boolean; takesCards: boolean; stripe: LocalStripe | null }
>({
  /** `test.use({ isEmpty: true })`: a shop before its setup, without demo accounts. */
  isEmpty: [false, { scope: 'worker', option: true }],
  /** `test.use({ startAt: '2027-01-15T20:30:00-06:00' })`: start time of shop and browser. */
  startAt: ['', { scope: 'worker', option: true }],
  /** `test.use({ takesCards: true })`: online checkout with a local stand-in for Stripe. */
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
        // The same for all files: compiled code is cached by address.
        PORT: String(await freePort()),
        DATA_DIR: dataDir(),
        ...(startAt && { START_AT: startAt }),
        ...(stripe && { ...stripeSecrets, STRIPE_API_BASE: stripe.url }),
        SIGN_IN_LIMIT: '1000',
        RATE_LIMIT: '100000',
      }
      const shop = openShop(environment, isEmpty)
      await use(shop)
      // The shop waits for open connections when it closes.
      await profile?.close()
      profile = undefined
      await shop.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ shop }, use, { file }) => {
    await shop.resetFor(file)
    await use(shop.url)
  },
  page: async ({ browser, baseURL: _, startAt }, use) => {
    const page = await emptyPage(browser)
    if (startAt) await page.clock.install({ time: startAt })
    await use(page)
    // All except the profile's first page. A route that is still busy is not a failure.
    for (const own of page.context().pages().slice(1)) {
      await own.unrouteAll({ behavior: 'ignoreErrors' })
      await own.close()
    }
  },
  context: ({ page }, use) => use(page.context()),
})

interface Shop {
  url: string
  output(): string
  /** Resets database and files, once for each file. */
  resetFor(file: string): Promise<void>
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
    async resetFor(file) {
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

/** Its first page stays open, which keeps the process with the compiled application. */
async function openProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  const first = await context.newPage()
  await first.goto(blankPath)
  return context
}

/** A page without cookies, storage or a mocked clock. */
async function emptyPage(browser: Browser): Promise<Page> {
  profile ??= await openProfile(browser)
  await profile.clearCookies()
  const page = await profile.newPage()
  await page.goto(blankPath)
  const isClockReal = await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    return String(setTimeout).includes('[native code]')
  })
  if (isClockReal) {
    await stabilizeNavigation(page)
    return page
  }
  // A mocked clock cannot be removed.
  await profile.close()
  profile = undefined
  return emptyPage(browser)
}
