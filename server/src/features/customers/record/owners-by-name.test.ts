import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'
import { ownersByName } from './owners-by-name.ts'

const test = await testShop()

it('finds owners by company, name or e-mail, all of a shared name', async () => {
  const made = await test.db
    .insertInto('customers')
    .values([
      { first_name: 'Ann', last_name: 'Lee', company_name: 'Lee Fleet', email: 'Ann@lee.test', phone: '1' },
      { first_name: 'ann', last_name: 'lee', phone: '1' },
      { first_name: 'Lee', last_name: 'Fleet', phone: '1' },
    ])
    .returning('id')
    .execute()
  const [ann, other, person] = made.map(({ id }) => id)
  expect(await ownersByName(test.db, ['ANN LEE', 'lee fleet', ' ann@LEE.test', 'Nobody', ''])).toEqual(
    new Map([
      ['ann lee', [ann, other]],
      ['lee fleet', [ann, person]],
      ['ann@lee.test', [ann]],
    ]),
  )
})

it('reads only named customers', async () => {
  await sql`
    insert into customers (first_name, last_name, company_name, email, phone)
    select 'Ann', 'Fleet' || n, 'Company ' || n, 'c' || n || '@fleet.test', '1' from generate_series(1, 10000) n`.execute(
    test.db,
  )
  await sql`analyze customers`.execute(test.db)
  const names = Array.from({ length: 20 }, (_, at) => `company ${at * 500 + 1}`)
  const { found, read } = await test.db.transaction().execute(async db => {
    const owners = await ownersByName(db, names)
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read as read from pg_stat_xact_user_tables where relname = 'customers'`.execute(db)
    return { found: owners.size, read: Number(rows[0]!.read) }
  })
  expect(found).toBe(20)
  expect(read).toBeLessThanOrEqual(names.length)
})
