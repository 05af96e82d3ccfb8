import { sql } from 'kysely'
import type { PurchaseInput } from '#contract/parts/purchase.ts'
import type { Context } from '#server/operation/context.ts'

/**
 * Adds stock: a purchase movement, a higher quantity on hand, and a new moving average cost. The caller
 * has locked the part's stock.
 */
export async function addPurchase(context: Context, partId: number, purchase: PurchaseInput): Promise<void> {
  await sql`
    with movement as (
      insert into stock_movements (part_id, operation_type, quantity, cost, invoice_number, date, user_id, created_at)
      values (${partId}, 'purchase', ${purchase.quantity}::numeric, ${purchase.cost}::numeric,
        ${purchase.invoice_number}, ${purchase.date}::date, ${context.user.id}, ${context.now})
    )
    update part_stock set
      on_hand = on_hand + ${purchase.quantity}::numeric,
      average_cost = round(
        (on_hand * average_cost + ${purchase.quantity}::numeric * ${purchase.cost}::numeric)
          / (on_hand + ${purchase.quantity}::numeric), 4)
    where part_id = ${partId}`.execute(context.db)
}
