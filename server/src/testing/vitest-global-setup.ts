import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    lookupFolder: string
  }
}

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
  const lookupFolder = await mkdtemp(join(tmpdir(), 'rigbay-test-lookups-'))
  project.provide('lookupFolder', lookupFolder)
  return async () => {
    await rm(lookupFolder, { recursive: true, force: true })
    await stop()
  }
}
