import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

const units = [
  { name: 'pcs', accept_decimals: false },
  { name: 'set', accept_decimals: false },
  { name: 'box', accept_decimals: false },
  { name: 'gal', accept_decimals: true },
  { name: 'qt', accept_decimals: true },
  { name: 'ft', accept_decimals: true },
  { name: 'lb', accept_decimals: true },
]

/** Roots of the category tree, by their fixed ids. */
const roots = [
  { id: 1, name: 'Truck parts', slug: 'truck-parts', position: 1 },
  { id: 2, name: 'Trailer parts', slug: 'trailer-parts', position: 2 },
]

/** What the first part of a new shop needs. */
export async function writeFirstRecords(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('units')
    .values(units)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db
    .insertInto('categories')
    .values(roots)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`.execute(
    db,
  )
}
