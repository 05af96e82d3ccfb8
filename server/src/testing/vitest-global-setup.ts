import type { TestProject } from 'vitest/node'
import {
  createTemplate,
  emptyTemplate,
  migratedTemplate,
  migrateTemplate,
  startTestServer,
  type TestServer,
} from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** One PostgreSQL for the whole run, with a migrated database to copy from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer()
  try {
    await createTemplate(server, emptyTemplate)
    await createTemplate(server, migratedTemplate, migrateTemplate)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('testServer', server)
  return stop
}
