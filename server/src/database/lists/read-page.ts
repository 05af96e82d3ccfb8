import { type Kysely, sql } from 'kysely'
import type { Database } from '../tables.ts'
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
import {
  type AnyQuery,
  bestOf,
  columnsOf,
  directionOf,
  expressionOf,
  type List,
  onPage,
  orderedBy,
  type PageQuery,
  type SortQuery,
  type Source,
  sortOf,
} from './list-source.ts'
import { allSorted, alongOrder, exactFirst, nearPage, ofFew } from './page-ids.ts'
import { amongAll, countHits, idInHits, matchesSearch, readHits, type Search } from './read-hits.ts'

export { type List, onPage, type PageQuery, type SortQuery } from './list-source.ts'

interface PageOfIds {
  ids: number[]
  meta: Total
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
export function restrictToIds<Row>(list: List<Row>, ids: readonly number[]): List<Row> {
  // The id stands last in every order.
  const id = Object.values(list.sorts)[0]!.at(-1)!
  const among = (rows: AnyQuery) => rows.where(sql<boolean>`${expressionOf(id)} = any(${ids}::bigint[])`)
  return { ...list, matching: among(list.matching), ...(list.sortable && { sortable: among(list.sortable) }) }
}

async function pageOf(db: Kysely<Database>, query: PageQuery, source: Source): Promise<PageOfIds> {
  const { matching, sortable = matching, search, narrowed, counted } = source
  const hits = search && (await readHits(db, search))
  if (hits) return ofFew(db, query, source, sortable.where(idInHits(search, hits)))
  if (search) return pageOfWideSearch(db, query, source, search)
  if (narrowed === 'none') return wholePage(db, query, source)
  const meta = await (counted?.() ?? (narrowed === 'exact' ? countAll : countRows)(db, matching))
  if (meta.total === 0) return { ids: [], meta }
  const isFew = meta.total <= exactUpTo && !meta.total_is_more
  const isSideBySide = source.sideBySide?.includes(sortOf(query, source))
  const isSparse = source.sparse?.[sortOf(query, source)] !== undefined
  const near = !isSparse && (isSideBySide || (isFew && meta.total > exactUpTo / 2))
  const most = isFew && sortable === matching ? nearOfFew : undefined
  const ids =
    (near && (await nearPage(db, query, source, sortable, most))) ||
    (isFew || isSideBySide
      ? await allSorted(db, query, source, sortable)
      : await alongOrder(db, query, source, sortable))
  return { ids, meta }
}

/** Gone through sooner than a few thousand rows are sorted: little is lost where the page is not among them. */
const nearOfFew = 1000

/** Of a search that finds more than can be put in order at once. */
async function pageOfWideSearch(
  db: Kysely<Database>,
  query: PageQuery,
  source: Source,
  search: Search,
): Promise<PageOfIds> {
  const { matching, sortable = matching, narrowed } = source
  const found = sortable.where(sql<boolean>`${search.matches}`)
  if (narrowed !== 'none') {
    const filtered = await countRows(db, matching)
    if (!filtered.total_is_more) return ofFew(db, query, source, found)
  }
  const best = bestOf(query, source)
  const isSideBySide = search.sideBySide?.includes(sortOf(query, source))
  const ids = async () =>
    (await nearPage(db, query, source, found)) ??
    (isSideBySide
      ? allSorted(db, query, source, sortable.where(amongAll(search)))
      : alongOrder(db, query, source, found))
  const [page, meta] = await Promise.all([
    best ? exactFirst(db, query, source, found, best.isExact) : ids(),
    narrowed === 'none' ? many : countHits(db, search, matching),
  ])
  return { ids: page, meta }
}

/** What every list opens with: page and total in one statement, or the page alone if the total is known. */
async function wholePage(db: Kysely<Database>, query: PageQuery, source: Source): Promise<PageOfIds> {
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

/** All that filters and search find, in the order that was asked for. */
export async function ordered(db: Kysely<Database>, query: SortQuery, source: Source): Promise<AnyQuery> {
  const { matching, sortable = matching, search } = source
  return inItsOrder(query, source, search ? sortable.where(await matchesSearch(db, search)) : sortable)
}

function inItsOrder(query: SortQuery, source: Source, found: AnyQuery): AnyQuery {
  const best = bestOf(query, source)
  const ranked = best ? found.orderBy(best.rank) : found
  return orderedBy(ranked, columnsOf(query, source), directionOf(query, source))
}

/** An id without a row is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
