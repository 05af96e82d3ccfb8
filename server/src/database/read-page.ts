import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import {
  countAll,
  countedUpTo,
  countRows,
  exactUpTo,
  knownEstimate,
  many,
  type Total,
  totalOf,
} from './count-rows.ts'
import { amongAll, amongHits, readHits, type Search } from './read-hits.ts'
import type { Database } from './tables.ts'

export interface SortQuery {
  order_by?: string
  order_type?: 'asc' | 'desc'
}

export interface PageQuery extends SortQuery {
  page: number
  per_page: number
}

// biome-ignore lint/suspicious/noExplicitAny: any table, any joins
type AnyQuery = SelectQueryBuilder<any, any, any>

interface Source {
  /** What the filters find, selecting its id. It is counted. */
  matching: AnyQuery
  /** The same with the joins that only the order needs. */
  sortable?: AnyQuery
  /** What was typed into the search box. */
  search?: Search | undefined
  /** `none`: no filter narrows it. `exact`: never so many that they could not all be counted. */
  narrowed?: 'none' | 'exact' | undefined
  /**
   * `order_by` -> its columns, the id last, so that no row stands on two pages. The first of them is the order
   * without `order_by`.
   */
  sorts: Readonly<Record<string, readonly (string | Expression<unknown>)[]>>
  /**
   * `order_by` -> the few rows whose first column is more than 0; of all others it is 0. An order that no index can have.
   */
  sparse?: Readonly<Record<string, Expression<SqlBool>>>
  /** Direction of the first sort, `desc` by default; the others are ascending. */
  direction?: 'asc' | 'desc'
}

/** What a list is made of: read by the page, or all of it (`readAll`). */
export interface List<Row> extends Source {
  /** The rows of these ids, in any order. */
  rows(ids: number[]): Promise<Row[]>
}

/** A page of ids first, then what belongs to those rows alone; and how many there are in all. */
export async function readPage<Row extends { id: number }>(
  db: Kysely<Database>,
  query: PageQuery,
  list: List<Row>,
): Promise<{ data: Row[]; meta: Total }> {
  const { ids, meta } = await pageOf(db, query, list)
  const data = ids.length === 0 ? [] : await list.rows(ids)
  // The way on stays open beyond what was counted.
  const seen = (query.page - 1) * query.per_page + ids.length
  const total = meta.total_is_more ? Math.max(meta.total, seen) : meta.total
  return { data: inOrderOf(ids, data), meta: { ...meta, total } }
}

/** As much of a list as has one of these ids. */
export function onlyThese<Row>(list: List<Row>, ids: readonly number[]): List<Row> {
  // The id stands last in every order.
  const id = Object.values(list.sorts)[0]!.at(-1)!
  const among = (rows: AnyQuery) => rows.where(sql<boolean>`${expressionOf(id)} = any(${ids}::bigint[])`)
  return { ...list, matching: among(list.matching), ...(list.sortable && { sortable: among(list.sortable) }) }
}

async function pageOf(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
): Promise<{ ids: number[]; meta: Total }> {
  const { matching, sortable = matching, search, narrowed } = source
  const isWhole = narrowed === 'none'
  const hits = search && (await readHits(db, search))
  const best = bestOf(query, source)
  if (search && !hits) {
    const isSideBySide = search.sideBySide?.includes(query.order_by ?? '')
    const found = sortable.where(sql<boolean>`${search.matches}`)
    const [ids, meta] = await Promise.all([
      isSideBySide
        ? ofFew(db, query, source, sortable.where(amongAll(search))).then(({ ids }) => ids)
        : best
          ? exactFirst(db, query, source, found, best.isExact)
          : alongOrder(db, query, source, found),
      isWhole ? many : countRows(db, matching.where(amongAll(search))),
    ])
    return { ids, meta }
  }
  if (hits) return ofFew(db, query, source, sortable.where(amongHits(search!, hits)))
  if (isWhole) return wholePage(db, query, source)
  const meta = await (narrowed === 'exact' ? countAll : countRows)(db, matching)
  if (meta.total === 0) return { ids: [], meta }
  const isFew = meta.total <= exactUpTo && !meta.total_is_more
  const { ids } = isFew
    ? await ofFew(db, query, source, sortable)
    : { ids: await alongOrder(db, query, source, sortable) }
  return { ids, meta }
}

/** What every list opens with: page and total in one statement, or the page alone if the total is known. */
async function wholePage(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
): Promise<{ ids: number[]; meta: Total }> {
  const { matching, sortable = matching } = source
  const known = knownEstimate(db, matching)
  if (known) return { ids: await alongOrder(db, query, source, sortable), meta: known }
  if (source.sparse?.[query.order_by ?? '']) {
    const [ids, meta] = await Promise.all([
      alongOrder(db, query, source, sortable),
      countRows(db, matching, { isWhole: true }),
    ])
    return { ids, meta }
  }
  const page = onPage(inItsOrder(query, source, sortable), query)
  const { ids, counted } = await db
    .selectNoFrom([sql<number[]>`array(${page})`.as('ids'), countedUpTo(matching).as('counted')])
    .executeTakeFirstOrThrow()
  return { ids, meta: await totalOf(db, matching, counted, { isWhole: true }) }
}

/**
 * What filters find is seldom much: then all of it is found by the index that fits the filters, sorted, whatever the
 * order, and counted.
 */
async function ofFew(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
  found: AnyQuery,
): Promise<{ ids: number[]; meta: Total }> {
  const columns = columnsOf(query, source)
  const places = columns.map((_, place) => sql.ref(`by_${place}`))
  const few = found
    .clearSelect()
    .select([
      ...columns.map((column, place) => expressionOf(column).as(`by_${place}`)),
      (bestOf(query, source)?.rank ?? sql`0`).as('rank'),
    ])
  const direction = sql.raw(directionOf(query, source))
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with few as materialized (${few})
    select array(
      select ${places.at(-1)} from few
      order by rank, ${sql.join(places.map(place => sql`${place} ${direction}`))}
      limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
    ) as ids, (select count(*) from few) as total`.execute(db)
  const { ids, total } = rows[0]!
  return { ids, meta: { total } }
}

/** Of much, a row of the page is met soon by going along an index of the order. */
async function alongOrder(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
  found: AnyQuery,
): Promise<number[]> {
  const columns = columnsOf(query, source)
  const direction = directionOf(query, source)
  const few = source.sparse?.[query.order_by ?? '']
  if (!few) return idsOf(onPage(orderedBy(found, columns, direction), query))
  const those = { rows: found.where(few), columns }
  const others = { rows: found.where(sql<boolean>`not ${few}`), columns: columns.slice(-1) }
  return oneAfterTheOther(db, query, direction, direction === 'desc' ? [those, others] : [others, those])
}

/** As `alongOrder`, behind what was typed to the letter. */
function exactFirst(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
  found: AnyQuery,
  isExact: Expression<SqlBool>,
): Promise<number[]> {
  const columns = columnsOf(query, source)
  return oneAfterTheOther(db, query, directionOf(query, source), [
    { rows: found.where(isExact), columns },
    { rows: found.where(sql<boolean>`not ${isExact}`), columns },
  ])
}

interface Stretch {
  rows: AnyQuery
  columns: readonly (string | Expression<unknown>)[]
}

/** A page of the first rows and then the second, each in an order of its own. */
async function oneAfterTheOther(
  db: Kysely<Database>,
  { page, per_page }: PageQuery,
  direction: 'asc' | 'desc',
  [first, second]: [Stretch, Stretch],
): Promise<number[]> {
  const take = ({ rows, columns }: Stretch, limit: number, offset: number) =>
    idsOf(orderedBy(rows, columns, direction).limit(limit).offset(offset))
  const skipped = (page - 1) * per_page
  const ids = await take(first, per_page, skipped)
  if (ids.length === per_page) return ids
  const before = ids.length > 0 ? skipped + ids.length : (await countAll(db, first.rows)).total
  return [...ids, ...(await take(second, per_page - ids.length, Math.max(0, skipped - before)))]
}

const idsOf = async (rows: AnyQuery): Promise<number[]> =>
  (await rows.execute()).map(row => (row as { id: number }).id)

/** All that filters and search find, in the order that was asked for. */
export function ordered(query: SortQuery, source: Source): AnyQuery {
  const { matching, sortable = matching, search } = source
  return inItsOrder(query, source, search ? sortable.where(sql<boolean>`${search.matches}`) : sortable)
}

function inItsOrder(query: SortQuery, source: Source, found: AnyQuery): AnyQuery {
  const best = bestOf(query, source)
  const ranked = best ? found.orderBy(best.rank) : found
  return orderedBy(ranked, columnsOf(query, source), directionOf(query, source))
}

function orderedBy(
  found: AnyQuery,
  columns: readonly (string | Expression<unknown>)[],
  direction: 'asc' | 'desc',
): AnyQuery {
  let rows = found
  for (const column of columns) rows = rows.orderBy(column as never, direction)
  return rows
}

const expressionOf = (column: string | Expression<unknown>) =>
  typeof column === 'string' ? sql.ref(column) : sql`${column}`

/** An order that somebody asked for is that order. */
const bestOf = ({ order_by }: SortQuery, { search }: Source) => (order_by ? undefined : search?.best)

const columnsOf = ({ order_by }: SortQuery, { sorts }: Source) => sorts[order_by ?? Object.keys(sorts)[0]!]!

function directionOf({ order_by, order_type }: SortQuery, { sorts, direction = 'desc' }: Source) {
  const first = Object.keys(sorts)[0]!
  return order_type ?? ((order_by ?? first) === first ? direction : 'asc')
}

export const onPage = <Q extends AnyQuery>(query: Q, { page, per_page }: PageQuery): Q =>
  query.limit(per_page).offset((page - 1) * per_page) as Q

/** An id without a row is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
