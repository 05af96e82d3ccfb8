import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#server/testing/test-database.ts'

/** A deletion looks for references in each table: without an index by a scan, under locks. */
it('every foreign key has an index on its columns, except those to users, who are never deleted', async () => {
  const { db, drop } = await createTestDatabase()
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(c.oid) as name
    from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and confrelid <> 'users'::regclass
      and not exists (
        select from pg_index i
        where indrelid = conrelid
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
          -- That a row names one is implied by asking for it.
          and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
    order by 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual([])
  await drop()
})
