import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { type RigbayProcess, startRigbay } from '../server/src/testing/rigbay-process.ts'
import { lightestPage, waitForPages } from './shop.ts'

/** Where this worker's shop keeps what it has: its letters lie in `mail`. */
export const dataDir = join(tmpdir(), `rigbay-e2e-${process.ppid}-${process.env.TEST_WORKER_INDEX}`)

/** One for all journeys of a worker: what the application is made of is fetched and compiled once. */
let profile: BrowserContext | undefined

/** A journey in a demo shop that it shares with no other worker: accounts, drafts and stock are its own. */
export const test = base.extend<
  object,
  { shop: RigbayProcess; shopAddress: string; startAt: string; isEmpty: boolean }
>({
  /** `test.use({ isEmpty: true })`: a shop that nobody has set up yet, without demo accounts. */
  isEmpty: [false, { scope: 'worker', option: true }],
  /** `test.use({ startAt: '2027-01-15T20:30:00-06:00' })`: the moment at which shop and browser begin, not the present one. */
  startAt: ['', { scope: 'worker', option: true }],
  shop: [
    async ({ startAt, isEmpty }, use) => {
      const rigbay = await startRigbay(
        {
          DATA_DIR: dataDir,
          ...(startAt && { START_AT: startAt }),
          // Many journeys sign in from one address within a minute.
          SIGN_IN_LIMIT: '1000',
          RATE_LIMIT: '100000',
        },
        isEmpty ? ['--empty'] : [],
      )
      await rigbay.ready()
      await use(rigbay)
      // A connection that is kept open would be waited for.
      await profile?.close()
      profile = undefined
      await rigbay.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shopAddress: [({ shop }, use) => use(shop.url), { scope: 'worker' }],
  baseURL: ({ shopAddress }, use) => use(shopAddress),
  page: async ({ browser, startAt }, use) => {
    const page = await emptyPage(browser)
    if (startAt) await page.clock.install({ time: startAt })
    await use(page)
    // An answer that a journey was still changing when it ended is no failure of it.
    for (const own of page.context().pages()) {
      await own.unrouteAll({ behavior: 'ignoreErrors' })
      await own.close()
    }
  },
  context: ({ page }, use) => use(page.context()),
})

/** A page of a browser that knows nothing: no cookie, nothing stored, and the time is the machine's. */
async function emptyPage(browser: Browser): Promise<Page> {
  profile ??= await browser.newContext()
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
