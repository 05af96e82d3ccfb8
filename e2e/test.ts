import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startRigbay } from '../server/src/testing/rigbay-process.ts'
import { waitForPages } from './shop.ts'

/** Where this worker's shop keeps what it has: its letters lie in `mail`. */
export const dataDir = join(tmpdir(), `rigbay-e2e-${process.ppid}-${process.env.TEST_WORKER_INDEX}`)

/** A journey in a demo shop that it shares with no other worker: accounts, drafts and stock are its own. */
export const test = base.extend<object, { shopAddress: string }>({
  shopAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const rigbay = await startRigbay({
        DATA_DIR: dataDir,
        // Many journeys sign in from one address within a minute.
        SIGN_IN_LIMIT: '1000',
        RATE_LIMIT: '100000',
      })
      await rigbay.ready()
      await use(rigbay.url)
      await rigbay.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shopAddress }, use) => use(shopAddress),
  page: async ({ page }, use) => {
    await waitForPages(page)
    await use(page)
    // An answer that a journey was still changing when it ended is no failure of it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
