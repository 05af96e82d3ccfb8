import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { prepared } from './prepared.ts'

it('plans a marked statement once per connection, and keeps no other', async () => {
  const { db, drop } = await createTestDatabase({ max: 1 })
  for (const ids of [[1], [1, 2], []])
    await sql`select ${prepared} id from users where id = any(${ids}::bigint[])`.execute(db)
  await sql`select id from users where id = ${1}`.execute(db)
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([
    {
      statement: expect.stringContaining('select /* prepared */ id from users where id = any($1::bigint[])'),
    },
  ])
  await drop()
})
