import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/tables.ts'
import { copyTemplate, dropDatabase, migratedTemplate, type TestServer, urlOf } from './test-server.ts'

export type TestDatabase = {
  db: Kysely<Database>
  pool: pg.Pool
  connection: TestServer['connection']
  url: string
  drop(): Promise<void>
}

/** A copy of a template, for one test file or test. */
export async function createTestDatabase(
  options: { template?: string; max?: number } = {},
): Promise<TestDatabase> {
  const server = inject('testServer')
  const template = options.template ?? migratedTemplate
  const database = await copyTemplate(server, template, randomBytes(6).toString('hex'))
  const connection = { ...server.connection, database }
  const { db, pool, close } = openDatabase(connection, { max: options.max ?? 5 })
  return {
    db,
    pool,
    connection,
    url: urlOf(connection),
    async drop() {
      await close()
      // `drop database` sleeps for 100 ms if a session is still closing.
      await sleep(10)
      await dropDatabase(server, database)
    },
  }
}
