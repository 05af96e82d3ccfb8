import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/tables.ts'
import { asAdmin, migratedTemplate, type TestServer } from './test-server.ts'

export type TestDatabase = {
  db: Kysely<Database>
  pool: pg.Pool
  connection: TestServer['connection']
  /** The same as a DATABASE_URL, for Rigbay started as a separate process. */
  url: string
  drop(): Promise<void>
}

/** A database for one test file or one test: a copy of a template, created in about twenty milliseconds. */
export async function createTestDatabase(
  options: { template?: string; max?: number } = {},
): Promise<TestDatabase> {
  const server = inject('testServer')
  const template = server.prefix + (options.template ?? migratedTemplate)
  const database = server.prefix + randomBytes(6).toString('hex')
  await asAdmin(server, client =>
    client.query(
      `create database ${client.escapeIdentifier(database)} template ${client.escapeIdentifier(template)}`,
    ),
  )
  const connection = { ...server.connection, database }
  const { db, pool, close } = openDatabase(connection, { max: options.max ?? 5 })
  return {
    db,
    pool,
    connection,
    url: urlOf(connection),
    async drop() {
      await close()
      // Closed sessions need a moment: `drop database` sleeps for 100 ms when it finds one.
      await sleep(10)
      await asAdmin(server, client =>
        client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`),
      )
    },
  }
}

function urlOf({ host, port, user, password = '', database }: TestServer['connection']): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return `postgresql://${login}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
