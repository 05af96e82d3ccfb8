import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { PartChoice } from '#contract/parts/part.ts'
import { levelPrice } from '#contract/prices/price-of.ts'
import { compactNumber } from '#contract/shared/compact-number.ts'
import { countRows } from '#server/database/lists/count-rows.ts'
import { onPage } from '#server/database/lists/query.ts'
import { idInHits, readHits, type Search } from '#server/database/lists/search.ts'
import type { Database } from '#server/database/tables.ts'
import { levelTermsJson, partCost } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { seesCosts } from '../record/sees-costs.ts'
import { available } from '../stock/available.ts'
import { partHasNumber, partHasNumberOrName, partSearch } from './part-search.ts'

const perPage = 20
/** Limit of parts that share an article number. */
const maxWithOneNumber = 100

/** Up to 20, the best match first; or all of `ids`. */
export async function shortListParts(
  context: Context,
  query: { id?: number; ids?: number[]; search?: string; number?: string; vehicle_id?: number },
): Promise<PartChoice[]> {
  const { db } = context
  const { id, ids, search, number } = query
  // A level may be the cost plus a percentage.
  const mayWriteOrders = context.may('orders-bs.create') || context.may('orders-bs.update')
  const vehicleId = mayWriteOrders ? query.vehicle_id : undefined
  if (number) return partsWithNumber(context, number)
  const limit = ids?.length ?? perPage
  const found = search ? await foundFor(db, partSearch(search)) : undefined
  const wanted = choices(context, found, vehicleId)
    .$if(id !== undefined, found => found.where('parts.id', '=', id!))
    .$if(ids !== undefined, found => found.where('parts.id', '=', sql<number>`any(${ids}::bigint[])`))
    .limit(limit)
  const meant = search && !found?.rank ? await wanted.where(partHasNumberOrName(search)).execute() : []
  const seen = new Set(meant.map(row => row.id))
  const others = (await wanted.execute()).filter(row => !seen.has(row.id))
  return [...meant, ...others].slice(0, limit).map(toChoice)
}

/** The part of a scanned number: by exact stock number, stock number without separators, then article number. */
async function partsWithNumber(context: Context, number: string): Promise<PartChoice[]> {
  const compact = compactNumber(number)
  if (compact === '') return []
  const parts = (
    await choices(context, undefined).where(partHasNumber(number)).limit(maxWithOneNumber).execute()
  ).map(toChoice)
  const isWritten = (part: PartChoice) => part.stock_number.toLowerCase() === number.toLowerCase()
  const isStock = (part: PartChoice) => compactNumber(part.stock_number) === compact
  for (const means of [isWritten, isStock]) {
    const meant = parts.filter(means)
    if (meant.length > 0) return meant
  }
  return parts
}

export async function shortListPartsByPage(
  context: Context,
  query: { search?: string; without_ids: number[]; page: number },
) {
  const found = query.search ? await foundFor(context.db, partSearch(query.search)) : undefined
  const matching = choices(context, found).$if(query.without_ids.length > 0, found =>
    found.where('parts.id', 'not in', query.without_ids),
  )
  const [rows, meta] = await Promise.all([
    onPage(matching, { page: query.page, per_page: perPage }).execute(),
    countRows(context.db, matching),
  ])
  return {
    data: rows.map(toChoice),
    meta: { ...meta, last_page: Math.max(1, Math.ceil(meta.total / perPage)) },
  }
}

interface Found {
  isAmong: RawBuilder<boolean>
  /** Absent if the hits are too many to rank: the first are found by a scan along the names. */
  rank?: RawBuilder<number>
}

async function foundFor(db: Kysely<Database>, search: Search): Promise<Found> {
  const ids = await readHits(db, search)
  if (!ids) return { isAmong: sql`${search.matches}` }
  return { isAmong: idInHits(search, ids), ...(search.best && { rank: search.best.rank }) }
}

const choices = (context: Context, found: Found | undefined, vehicleId?: number) =>
  context.db
    .selectFrom('parts')
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .select([
      'parts.id',
      'parts.name',
      'stock_number',
      'article_number',
      sql<number>`price_retail::float8`.as('price_retail'),
      sql<PartChoice['price_wholesale']>`price_wholesale`.as('price_wholesale'),
      sql<number | null>`min_limit_price::float8`.as('min_limit_price'),
      (vehicleId === undefined ? sql<null>`null::json` : levelTermsJson(ownerOf(vehicleId))).as('level'),
      (seesCosts(context) ? partCost : sql<null>`null::float8`).as('cost'),
      'on_hand',
      'reserved',
      available.as('quantity'),
      'unit_id',
      'units.name as unit_name',
      'accept_decimals',
    ])
    .where('deleted_at', 'is', null)
    .$if(found !== undefined, parts => parts.where(found!.isAmong))
    .$if(found?.rank !== undefined, parts => parts.orderBy(found!.rank!))
    .orderBy('parts.name')
    .orderBy('parts.id')

type Row = Awaited<ReturnType<ReturnType<typeof choices>['execute']>>[number]

const ownerOf = (vehicleId: number) => sql`(select owner_id from vehicles where id = ${vehicleId})`

const toChoice = ({ unit_id, unit_name, accept_decimals, level, ...row }: Row): PartChoice => ({
  ...row,
  level_price: levelPrice(row, level),
  quantity: Number(row.quantity),
  on_hand: Number(row.on_hand),
  reserved: Number(row.reserved),
  unit: { id: unit_id, name: unit_name, accept_decimals },
})
