import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openShop } from '../server/src/app/open-shop.ts'
import { prepareDatabase } from '../server/src/app/prepare-database.ts'
import { isAlive } from '../server/src/database/engine/postgres-cluster.ts'
import { seedDemoShop } from '../server/src/demo-shop/seed-demo-shop.ts'
import { readConfiguration } from '../server/src/platform/configuration.ts'
import { temporaryFolder } from '../server/src/testing/temporary-folder.ts'
import { createTemplate, emptyTemplate, startOwnServer } from '../server/src/testing/test-server.ts'
import { demoTemplate, type Run, templateFolder } from './run.ts'

/** Starts PostgreSQL with templates of an empty shop and a demo shop, and creates the demo shop's files. */
export default async function setUp(): Promise<() => Promise<void>> {
  await removeDeadRuns()
  const folder = await mkdtemp(join(temporaryFolder(), `rigbay-e2e-${process.pid}-`))
  const { server, application, stop } = await startOwnServer()
  const tearDown = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const dataDir = join(folder, templateFolder)
    await mkdir(dataDir)
    await shareLookups(dataDir)
    await createTemplate(server, emptyTemplate)
    await createTemplate(server, demoTemplate, async connection => {
      await prepareDatabase({ connection, owner: undefined })
      const configuration = readConfiguration({ DATA_DIR: dataDir })
      const log = pino({ level: 'warn' })
      const { shop, close } = await openShop({ configuration, connection, log, workers: false })
      await seedDemoShop(shop)
      // Journeys count amounts without charges, but for the one about charges.
      await shop.db.updateTable('charges').set({ applies: 'by_hand' }).execute()
      await close()
    })
  } catch (error) {
    await tearDown()
    throw error
  }
  process.env.E2E_RUN = JSON.stringify({ folder, server, application } satisfies Run)
  return tearDown
}

/** The lookups of vehicles and places take seconds to build and are the same in each shop. */
async function shareLookups(dataDir: string): Promise<void> {
  const shared = join(tmpdir(), 'rigbay-test-lookups')
  await mkdir(shared, { recursive: true })
  await symlink(shared, join(dataDir, 'lookups'), 'junction')
}

/** Removes the folders of killed runs, which may lie in memory. */
async function removeDeadRuns(): Promise<void> {
  for (const name of await readdir(temporaryFolder())) {
    const run = /^rigbay-e2e-(\d+)-/.exec(name)?.[1]
    if (run && !isAlive(Number(run)))
      await rm(join(temporaryFolder(), name), { recursive: true, force: true })
  }
}
