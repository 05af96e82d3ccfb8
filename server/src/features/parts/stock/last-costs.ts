import { sql } from 'kysely'
import type { LastCost } from '#contract/parts/receipt.ts'
import type { Context } from '#server/operation/context.ts'
import { seesCosts } from '../record/sees-costs.ts'

/** Cost of the last purchase of the newest day. */
export async function listLastCosts(context: Context, partIds: readonly number[]): Promise<LastCost[]> {
  const { rows } = await sql<{ id: number; cost: string | null }>`
    select p.id, (
      select round(m.cost, 2) from stock_movements m
      where m.part_id = p.id and m.operation_type = 'purchase'
      order by m.date desc, m.id desc limit 1
    ) as cost
    from parts p where p.id = any(${partIds}::bigint[]) and p.deleted_at is null
    order by p.id`.execute(context.db)
  const isShown = seesCosts(context)
  return rows.map(({ id, cost }) => ({ id, cost: isShown && cost !== null ? Number(cost) : null }))
}
