import { notify } from '#server/features/notifications/index.ts'
import type { Context } from '#server/http/context.ts'
import { thousandths } from './stock/stock-order.ts'

/** Tells those who buy parts of each one that has just come down to its minimum. `before` in thousandths. */
export async function tellBelowMinimum(
  context: Context,
  before: readonly { id: number; onHand: number; reserved: number }[],
): Promise<void> {
  if (before.length === 0) return
  const low = await context.db
    .selectFrom('parts')
    .select(['id', 'name', 'stock_number', 'min_limit'])
    .where(
      'id',
      'in',
      before.map(part => part.id),
    )
    .where('is_below_min', '=', true)
    .execute()
  for (const part of low) {
    const was = before.find(one => one.id === part.id)!
    if (was.onHand - was.reserved <= thousandths(part.min_limit!)) continue
    await notify(context, {
      roles: ['superadmin', 'admin', 'sales_manager'],
      type: 'part_below_minimum',
      params: { part: part.name, stock_number: part.stock_number },
      link: `/parts/${part.id}`,
    })
  }
}
