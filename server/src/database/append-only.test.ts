import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertShopRows } from '#server/testing/shop-rows.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const { adminId, partId } = await insertShopRows(database.db, 5)
  const payment = await database.db
    .insertInto('payments')
    .values({
      order_kind: 'repair_order',
      order_id: 1,
      amount: '10',
      payment_date: '2026-11-21',
      payment_method: 'cash',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db.insertInto('payment_reversals').values({ payment_id: payment.id }).execute()
  await database.db
    .insertInto('history')
    .values({ kind: 'part', record_id: partId, act: 'created', user_id: adminId, timezone: 'UTC' })
    .execute()
})
afterAll(() => database.drop())

const run = (statement: string) => sql.raw(statement).execute(database.db)

/** With an update that changes no value. */
const ledgers = {
  stock_movements: 'quantity = quantity',
  payments: 'amount = amount',
  payment_reversals: 'reversed_at = reversed_at',
  history: 'params = params',
}

it.each(Object.entries(ledgers))('%s is append-only, also for the application role', async (table, same) => {
  const rows = async () => (await run(`select * from ${table}`)).rows
  const before = await rows()
  expect(before).toHaveLength(1)
  for (const rewriting of [
    `update ${table} set ${same}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
    'truncate users cascade',
    `merge into ${table} using (select 1) one on true when matched then delete`,
  ]) {
    await expect(run(rewriting), rewriting).rejects.toMatchObject({ code: 'RB001' })
  }
  expect(await rows()).toEqual(before)
})

it('a row that a ledger refers to cannot be removed', async () => {
  for (const table of ['parts', 'users']) {
    await expect(run(`delete from ${table}`)).rejects.toMatchObject({ code: '23503' })
  }
})
