import { join } from 'node:path'
import type { TestServer } from '../server/src/testing/test-server.ts'

/** Made by the global setup for all workers. */
export interface Run {
  /** Has a folder for each shop, and the demo shop's files to copy. */
  folder: string
  server: TestServer
  application: TestServer['connection']
}

export const demoTemplate = 'demo'
export const templateFolder = 'template'

export const run = (): Run => JSON.parse(process.env.E2E_RUN!)

/** Data folder of this worker's shop; e-mails are in `mail`. */
export const dataDir = (): string => join(run().folder, `shop-${process.env.TEST_WORKER_INDEX}`)
