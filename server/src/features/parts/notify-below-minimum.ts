import { notifyOfAll } from '#server/features/notifications/index.ts'
import type { Context } from '#server/operation/context.ts'
import { thousandths } from './stock/stock-order.ts'

/** Notifies those who buy parts of each part that has just reached its minimum. `before` in thousandths. */
export async function notifyBelowMinimum(
  context: Context,
  before: readonly { id: number; onHand: number; reserved: number }[],
): Promise<void> {
  if (before.length === 0) return
  const low = await context.db
    .selectFrom('parts')
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .select(['id', 'name', 'stock_number', 'min_limit'])
    .where(
      'id',
      'in',
      before.map(part => part.id),
    )
    .where('is_below_min', '=', true)
    .execute()
  const fallen = low.filter(part => {
    const was = before.find(one => one.id === part.id)!
    return was.onHand - was.reserved > thousandths(part.min_limit!)
  })
  await notifyOfAll(
    context,
    { roles: ['superadmin', 'admin', 'sales_manager'] },
    fallen.map(part => ({
      type: 'part_below_minimum',
      params: { part: part.name, stock_number: part.stock_number },
      link: `/parts/${part.id}`,
    })),
  )
}
