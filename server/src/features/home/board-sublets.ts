import { sql } from 'kysely'
import { type BoardOwed, shownSublets } from '#contract/home/board.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import { filteredRepairOrders } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'

/** Sublet work whose supplier's invoice is still to be entered, of finished orders too. */
export async function readBoardSublets(context: Context): Promise<BoardOwed['sublets']> {
  if (!seesCosts(context)) return { count: 0, first: [] }
  const rows = await filteredRepairOrders(context, {})
    .innerJoin('repair_order_charges as c', 'c.order_id', 'o.id')
    .leftJoin('suppliers as s', 's.id', 'c.supplier_id')
    .where('o.status', '<>', 'deleted')
    .where('c.kind', '=', 'sublet')
    .where('c.supplier_invoice', '=', '')
    .select(['c.id', 'o.id as order_id', 'o.order_number', 'c.name'])
    .select(sql<string>`coalesce(s.name, '')`.as('supplier'))
    .select(({ fn }) => fn.countAll<number>().over().as('count'))
    .orderBy('c.id')
    .limit(shownSublets)
    .execute()
  return { count: Number(rows[0]?.count ?? 0), first: rows.map(({ count: _, ...sublet }) => sublet) }
}
