import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { countAll, type Total } from './count-rows.ts'
import {
  type AnyQuery,
  bestOf,
  columnsOf,
  directionOf,
  type PageQuery,
  type Source,
  sortOf,
} from './list-source.ts'
import { along, type Ids, inPlaces, near, type Order, type Part, sorted, withPlaces } from './sorted-ids.ts'

/** Of few, all are found, sorted and counted at once. */
export async function ofFew(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
  found: AnyQuery,
): Promise<{ ids: number[]; meta: Total }> {
  const rank = bestOf(query, source)?.rank ?? sql`0`
  const order = orderOf(query, source)
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with few as materialized (${withPlaces(found, order).select(rank.as('rank'))})
    select array(${inPlaces(sql`few`, order, partOf(query), sql`rank, `)}) as ids, (select count(*) from few) as total`.execute(
    db,
  )
  const { ids, total } = rows[0]!
  return { ids, meta: { total } }
}

/** The same of what has been counted. */
export const allSorted = (db: Kysely<Database>, query: PageQuery, source: Source, found: AnyQuery) =>
  sorted(db, found, orderOf(query, source), partOf(query))

/** The page, if it is full of what is found among the first rows of the order; else null. */
export async function nearPage(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
  found: AnyQuery,
  most?: number,
): Promise<number[] | null> {
  const few = source.sparse?.[sortOf(query, source)]
  const order = orderOf(query, source)
  // The few that have something in the order come first or last; the others are in another order.
  if (!source.along || (few && order.direction === 'asc')) return null
  if (!few) return near(db, source.along, found, order, partOf(query), most)
  const way = { ...source.along, rows: source.along.rows.where(few.are) }
  return near(db, way, found.where(few.are), { ...order, columns: few.columns }, partOf(query), most)
}

export function alongOrder(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
  found: AnyQuery,
): Promise<number[]> {
  const order = orderOf(query, source)
  const few = source.sparse?.[sortOf(query, source)]
  if (!few) return along(db, found, order, partOf(query))
  const isFar = source.sideBySide?.includes(sortOf({}, source))
  const those = {
    found: found.where(few.are),
    order: { ...order, columns: few.columns },
    read: isFar ? sorted : along,
  }
  const others = {
    found: found.where(sql<boolean>`not ${few.are}`),
    order: { ...order, columns: order.columns.slice(-1) },
    read: isFar || source.narrowed === 'exact' ? sorted : along,
  }
  return oneAfterTheOther(db, query, order.direction === 'desc' ? [those, others] : [others, those])
}

/** As `alongOrder`, behind what was typed to the letter. */
export function exactFirst(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
  found: AnyQuery,
  isExact: Expression<SqlBool>,
): Promise<number[]> {
  const order = orderOf(query, source)
  const read: Ids = async (db, rest, order, part) =>
    (source.along && (await near(db, source.along, rest, order, part))) ?? along(db, rest, order, part)
  return oneAfterTheOther(db, query, [
    { found: found.where(isExact), order, read: along },
    { found: found.where(sql<boolean>`not ${isExact}`), order, read },
  ])
}

interface Stretch {
  found: AnyQuery
  order: Order
  read: Ids
}

/** A page of the first rows and then the second, each in an order of its own. */
async function oneAfterTheOther(
  db: Kysely<Database>,
  query: PageQuery,
  [first, second]: [Stretch, Stretch],
): Promise<number[]> {
  const take = ({ found, order, read }: Stretch, part: Part) => read(db, found, order, part)
  const { limit, offset } = partOf(query)
  const ids = await take(first, { limit, offset })
  if (ids.length === limit) return ids
  const before =
    ids.length > 0 || offset === 0 ? offset + ids.length : (await countAll(db, first.found)).total
  const rest = { limit: limit - ids.length, offset: Math.max(0, offset - before) }
  return [...ids, ...(await take(second, rest))]
}

const orderOf = (query: PageQuery, source: Source): Order => ({
  columns: columnsOf(query, source),
  direction: directionOf(query, source),
})

const partOf = ({ page, per_page }: PageQuery): Part => ({ limit: per_page, offset: (page - 1) * per_page })
