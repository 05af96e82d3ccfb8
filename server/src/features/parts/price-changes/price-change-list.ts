import { sql } from 'kysely'
import type { PriceChange, PriceChangesQuery } from '#contract/parts/price-changes.ts'
import type { Unpaged } from '#contract/shared/page.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { partMatches } from '../list/part-search.ts'

export const listPriceChanges = (context: Context, query: PriceChangesQuery) =>
  readPage(context.db, query, priceChangeList(context, query))

/** Of parts that are not deleted. */
export function priceChangeList(
  { db }: Context,
  { status, search }: Unpaged<PriceChangesQuery>,
): List<PriceChange> {
  const changes = db
    .selectFrom('price_suggestions as s')
    .innerJoin('parts', 'parts.id', 's.part_id')
    .where('parts.deleted_at', 'is', null)
  return {
    matching: changes.select('s.id').where('s.status', '=', status),
    search: search
      ? {
          id: 's.id',
          hits: sql`
            select s.id from price_suggestions s join parts on parts.id = s.part_id
            where s.status = ${status} and parts.deleted_at is null and ${partMatches(search)}`,
          matches: partMatches(search),
        }
      : undefined,
    sorts: { created: ['s.id'] },
    rows: async ids => {
      const rows = await changes
        .select([
          's.id',
          's.part_id',
          'parts.name as part_name',
          'parts.stock_number',
          sql<number>`s.old_cost::float8`.as('old_cost'),
          sql<number>`s.new_cost::float8`.as('new_cost'),
          sql<number>`s.old_price::float8`.as('old_price'),
          sql<number>`parts.price_retail::float8`.as('price'),
          sql<number>`s.suggested::float8`.as('suggested'),
          's.status',
          sql<string>`s.received_on::text`.as('received_on'),
          's.created_at',
        ])
        .where('s.id', 'in', ids)
        .execute()
      return rows.map(row => ({
        ...row,
        status: row.status as PriceChange['status'],
        created_at: unixSeconds(row.created_at),
      }))
    },
  }
}
