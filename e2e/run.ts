import { join } from 'node:path'
import type { TestServer } from '../server/src/testing/test-server.ts'

/** What the global setup made for all workers. */
export interface Run {
  /** With a folder for each shop, the demo shop's to copy among them. */
  folder: string
  server: TestServer
  /** The role of the server in the databases. */
  application: TestServer['connection']
}

export const demoTemplate = 'demo'
export const templateFolder = 'template'

export const run = (): Run => JSON.parse(process.env.E2E_RUN!)

/** Where this worker's shop keeps what it has: its e-mails are in `mail`. */
export const dataDir = (): string => join(run().folder, `shop-${process.env.TEST_WORKER_INDEX}`)
