import { sql } from 'kysely'
import type { PurchaseInput } from '#contract/parts/purchase.ts'
import type { Context } from '#server/operation/context.ts'

interface PartPurchase extends Omit<PurchaseInput, 'date' | 'invoice_number'> {
  part_id: number
}

interface PurchaseInvoice extends Pick<PurchaseInput, 'date' | 'invoice_number'> {
  supplier?: string
}

/**
 * Adds purchases in one statement: movements, quantity on hand, and the moving average cost, which is
 * rounded after each purchase as in sequence. The caller has locked the stock.
 */
export async function addPurchases(
  context: Context,
  invoice: PurchaseInvoice,
  purchases: readonly PartPurchase[],
): Promise<void> {
  await sql`
    with recursive bought as (
      select *, row_number() over (partition by part_id order by place) as turn
      from unnest(
        ${purchases.map(({ part_id }) => part_id)}::bigint[],
        ${purchases.map(({ quantity }) => quantity)}::numeric[],
        ${purchases.map(({ cost }) => cost)}::numeric[]
      ) with ordinality as b(part_id, quantity, cost, place)
    ), movement as (
      insert into stock_movements
        (part_id, operation_type, quantity, cost, invoice_number, supplier, date, user_id, created_at)
      select part_id, 'purchase', quantity, cost, ${invoice.invoice_number}, ${invoice.supplier ?? ''},
        ${invoice.date}::date, ${context.user.id}, ${context.now}
      from bought
      order by place
    ), stock (part_id, turn, on_hand, average_cost) as (
      select part_id, 0::bigint, on_hand::numeric, average_cost::numeric
      from part_stock where part_id in (select part_id from bought)
      union all
      select b.part_id, b.turn, s.on_hand + b.quantity,
        round((s.on_hand * s.average_cost + b.quantity * b.cost) / (s.on_hand + b.quantity), 4)
      from stock s join bought b on b.part_id = s.part_id and b.turn = s.turn + 1
    )
    update part_stock p set on_hand = s.on_hand, average_cost = s.average_cost
    from (select distinct on (part_id) * from stock order by part_id, turn desc) s
    where p.part_id = s.part_id`.execute(context.db)
}
