import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { prepared } from './prepared.ts'

const { db, pool, drop } = await createTestDatabase({ max: 1 })
await sql`create table marks (name text primary key)`.execute(db)
afterAll(drop)

const marks = async () => (await sql<{ name: string }>`select name from marks order by name`.execute(db)).rows
const add = (name: string) => sql`insert into marks (name) values (${name})`

it.each([
  ['a statement', (name: string) => add(name)],
  ['a prepared one', (name: string) => sql`insert ${prepared} into marks (name) values (${name})`],
])('begins a transaction with %s, of which nothing is left when it is rolled back', async (_, first) => {
  for (const name of ['kept', 'kept too', 'taken back']) {
    const written = db.transaction().execute(async trx => {
      const { rows } = await sql<{ name: string }>`${first(name)} returning name`.execute(trx)
      expect(rows).toEqual([{ name }])
      const { rows: of } = await sql<{ at: string }>`select pg_current_xact_id_if_assigned() as at`.execute(
        trx,
      )
      expect(of[0]!.at).not.toBeNull()
      if (name === 'taken back') throw new Error('No')
    })
    await written.catch(error => expect(error.message).toBe('No'))
  }
  expect(await marks()).toEqual([{ name: 'kept' }, { name: 'kept too' }])
  await sql`delete from marks`.execute(db)
})

it('keeps to the isolation that a transaction asks for', async () => {
  const { rows } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(trx => sql`select current_setting('transaction_isolation') as level`.execute(trx))
  expect(rows).toEqual([{ level: 'repeatable read' }])
  await expect(
    db
      .transaction()
      .setAccessMode('read only')
      .execute(trx => add('no').execute(trx)),
  ).rejects.toThrow('read-only')
})

it('does nothing of the first statement when the transaction cannot begin', async () => {
  const client = await pool.connect()
  await client.query('begin isolation level nonsense')
  const written = client.query('insert into marks (name) values ($1)', ['alone'])
  await expect(written).rejects.toThrow('syntax error')
  client.release()
  expect(await marks()).toEqual([])
})

it('goes on after a first statement that fails', async () => {
  await expect(
    db.transaction().execute(trx => sql`select ${prepared} 1 / ${0}::int`.execute(trx)),
  ).rejects.toThrow('division by zero')
  await db.transaction().execute(trx => add('after').execute(trx))
  expect(await marks()).toEqual([{ name: 'after' }])
  await sql`delete from marks`.execute(db)
})

it('sends nothing of a transaction without a statement', async () => {
  await sql`select 1`.execute(db)
  const sent = vi.spyOn(pg.Connection.prototype, 'query')
  await db.transaction().execute(async () => {})
  await expect(db.transaction().execute(() => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(sent).not.toHaveBeenCalled()
  await db.transaction().execute(trx => sql`select ${1}::int`.execute(trx))
  expect(sent).toHaveBeenCalledExactlyOnceWith('commit')
  expect(pool.totalCount).toBe(1)
})
