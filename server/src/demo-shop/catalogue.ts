import { type Kysely, sql } from 'kysely'
import { slugOf } from '#contract/shared/slug.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import type { Calendar } from './calendar.ts'
import { categoryTree, partKinds } from './part-kinds.ts'
import { writeSuppliers } from './suppliers.ts'

export interface Catalogue {
  categories: ReadonlyMap<string, number>
  brands: ReadonlyMap<string, number>
  units: ReadonlyMap<string, number>
  suppliers: readonly number[]
}

const units = [
  { name: 'pcs', accept_decimals: false },
  { name: 'set', accept_decimals: false },
  { name: 'gal', accept_decimals: true },
  { name: 'ft', accept_decimals: true },
  { name: 'lb', accept_decimals: true },
]

export const takesDecimals = (unit: string): boolean =>
  units.find(({ name }) => name === unit)!.accept_decimals

/** Roots and units may exist already: every shop has them. */
export async function writeCatalogue(db: Kysely<Database>, calendar: Calendar): Promise<Catalogue> {
  await db
    .insertInto('categories')
    .values([
      { id: 1, name: 'Truck parts', slug: 'truck-parts', position: 1 },
      { id: 2, name: 'Trailer parts', slug: 'trailer-parts', position: 2 },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`.execute(
    db,
  )
  await db
    .insertInto('units')
    .values(units)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('units').select(['id', 'name']).execute()
  const brands = [...new Set(partKinds.flatMap(kind => kind.brands))].sort()
  return {
    categories: await writeCategories(db),
    brands: named(
      brands,
      await insertNumberedRows(
        db,
        'brands',
        brands.map(name => ({ name, slug: slugOf(name) })),
      ),
    ),
    units: new Map(known.map(({ id, name }) => [name.toLowerCase(), id])),
    suppliers: await writeSuppliers(db, calendar),
  }
}

async function writeCategories(db: Kysely<Database>): Promise<Map<string, number>> {
  const ids = new Map([
    ['Truck parts', 1],
    ['Trailer parts', 2],
  ])
  let waiting = categoryTree.map(([name, parent], index) => ({ name, parent, position: index + 1 }))
  while (waiting.length > 0) {
    const level = waiting.filter(({ parent }) => ids.has(parent))
    waiting = waiting.filter(({ parent }) => !ids.has(parent))
    const inserted = await insertNumberedRows(
      db,
      'categories',
      level.map(({ name, parent, position }) => ({
        name,
        slug: slugOf(name),
        parent_id: ids.get(parent)!,
        position,
        google_product_category: '',
        desc: `${name} for trucks and trailers.`,
        display_menu: parent === 'Truck parts' || parent === 'Trailer parts',
        seo: textFor(name),
      })),
    )
    for (const [index, { name }] of level.entries()) ids.set(name, inserted[index]!)
  }
  return ids
}

const textFor = (name: string) => ({
  h1: name,
  title: `${name} for trucks and trailers`,
  desc: `${name} in stock, for pickup or delivery.`,
  keywords: name.toLowerCase(),
  text: `<h2>${name}</h2><p>In stock for <strong>pickup</strong> or delivery. Ask us which one fits.</p>`,
})

const named = (names: readonly string[], ids: readonly number[]) =>
  new Map(names.map((name, index) => [name, ids[index]!]))
