import { notifyOfAll } from '#server/features/notifications/index.ts'
import type { Context } from '#server/operation/context.ts'
import { thousandths } from './stock-order.ts'

interface Before {
  id: number
  name: string
  stock_number: string
  on_hand: string
  reserved: string
  min_limit_reached: string | null
}

/** Notifies buyers of parts of each part that just reached its minimum. */
export async function notifyBelowMinimum(context: Context, parts: readonly Before[]): Promise<void> {
  const fallen = parts.filter(
    ({ min_limit_reached, on_hand, reserved }) =>
      min_limit_reached !== null &&
      thousandths(on_hand) - thousandths(reserved) > thousandths(min_limit_reached),
  )
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
