import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { countFiltered } from './count-list.ts'
import { countedUpTo, estimateRows, exactUpTo, isFew, many, type Total } from './count-rows.ts'
import { inOrderOf, type List } from './list.ts'
import { scan, sortAll, sortFew } from './page-ids.ts'
import type { PageQuery } from './query.ts'
import { countHits, idInHits, readHits } from './search.ts'
import { sortOrder, sortOrderOfMany } from './sort-order.ts'
import { withinTime } from './within-time.ts'

type Unread = Omit<List<never>, 'rows'>

interface PageOfIds {
  ids: number[]
  meta: Total
}

/** Reads the ids of a page, then their rows; and the total. */
export async function readPage<Row extends { id: number }>(
  db: Kysely<Database>,
  query: PageQuery,
  list: List<Row>,
): Promise<{ data: Row[]; meta: Total }> {
  const { ids, meta } = await readIds(db, query, list)
  const data = ids.length === 0 ? [] : await list.rows(ids)
  // The next page may be beyond the counted rows.
  const seen = (query.page - 1) * query.per_page + ids.length
  const total = meta.total_is_more ? Math.max(meta.total, seen) : meta.total
  return { data: inOrderOf(ids, data), meta: { ...meta, total } }
}

/** Up to 10,000 rows are sorted; more are scanned in their order, and sorted if that takes too long. */
async function readIds(db: Kysely<Database>, query: PageQuery, list: Unread): Promise<PageOfIds> {
  const { matching, sortable = matching, search, count } = list
  const order = sortOrder(query, list)
  const hits = search && (await readHits(db, search))
  if (hits) return sortFew(db, sortable.where(idInHits(search, hits)), order, query)
  if (!search && count === 'estimate') return readUnfiltered(db, query, list)
  const filtered = count === 'estimate' ? many : await countFiltered(db, list)
  if (isFew(filtered)) return sortFew(db, search ? sortable.where(search.matches) : sortable, order, query)
  const [ids, meta] = await Promise.all([
    readManyIds(db, query, list),
    search && count !== 'estimate' ? countHits(db, search, matching) : filtered,
  ])
  return { ids, meta }
}

/** A list without filters: page and total in one statement, if up to 10,000. All its sorts have an index. */
async function readUnfiltered(db: Kysely<Database>, query: PageQuery, list: Unread): Promise<PageOfIds> {
  const { matching, sortable = matching } = list
  const { ids, counted } = await db
    .selectNoFrom([
      sql<number[]>`array(${scan(sortable, sortOrder(query, list), query)})`.as('ids'),
      countedUpTo(matching).as('counted'),
    ])
    .executeTakeFirstOrThrow()
  return { ids, meta: counted <= exactUpTo ? { total: counted } : await estimateRows(db, matching) }
}

const scanLimitMs = 300

async function readManyIds(db: Kysely<Database>, query: PageQuery, list: Unread): Promise<number[]> {
  const { matching, sortable = matching, search } = list
  const order = sortOrderOfMany(query, list)
  const found = search ? sortable.where(search.matches) : sortable
  const scanned = order.isCorrelated
    ? null
    : await withinTime(db, scanLimitMs, db => idsOf(db, scan(found, order, query)))
  if (scanned) return scanned
  return idsOf(db, sortAll(search ? sortable.where(idInHits(search)) : sortable, order, query))
}

async function idsOf(db: Kysely<Database>, select: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${select}`.execute(db)
  return rows.map(({ id }) => id)
}
