import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { type OpenDatabase as O, openDatabase } from './connect.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.drop())

describe('a database connection', () => {
  it('reads integers as numbers, money and days as text, timestamps as dates', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740991::bigint as id, 12.50::numeric(12,2) as price, '2026-03-08'::date as day,
         timestamptz '2026-03-08 02:30+00' as moment, '{"a":[1]}'::jsonb as data,
         array[1,null,3]::bigint[] as ids, array[1.10]::numeric[] as prices, array['2026-03-08']::date[] as days`,
    )
    expect(rows).toEqual([
      {
        id: 9007199254740991,
        price: '12.50',
        day: '2026-03-08',
        moment: new Date('2026-03-08T02:30:00Z'),
        data: { a: [1] },
        ids: [1, null, 3],
        prices: ['1.10'],
        days: ['2026-03-08'],
      },
    ])
  })

  it('refuses an integer beyond the safe range', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(/9007199254740993/)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('uses UTC and calls itself rigbay', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('TimeZone') as zone, current_setting('application_name') as name,
         current_setting('statement_timeout') as patience`,
    )
    expect(rows).toEqual([{ zone: 'UTC', name: 'rigbay', patience: '30s' }])
  })

  it('survives the loss of idle connections and of one in the middle of a transaction', async () => {
    const warnings: string[] = []
    const log = { info() {}, warn: (sentence: string) => void warnings.push(sentence) }
    const { pool, close } = openDatabase(database.connection, { log })
    const [idle, busy] = await Promise.all([pool.connect(), pool.connect()])
    idle.release()
    await busy.query('begin')
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect.poll(() => warnings.length).toBe(2)
    await expect(busy.query('select 1')).rejects.toThrow()
    busy.release(true)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('closes whether Kysely, the pool or neither was used', async () => {
    const [kysely, pool, unused] = [1, 2, 3].map(() => openDatabase(database.connection)) as [O, O, O]
    await sql`select 1`.execute(kysely.db)
    await pool.pool.query('select 1')
    for (const opened of [kysely, pool, unused]) {
      await opened.close()
      expect(opened.pool.ended).toBe(true)
    }
  })

  it('opens from a URL too', async () => {
    const { pool, close } = openDatabase(database.url)
    expect((await pool.query('select current_database() as name')).rows).toEqual([
      { name: database.connection.database },
    ])
    await close()
  })
})
