import { sql } from 'kysely'
import type { SaleInput } from '#contract/parts/part-sale.ts'
import { saleAmounts } from '#contract/parts/sale-amounts.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'

/**
 * Takes a sale without an order out of stock at the moving average cost. Returns the movement's id, and
 * the part's minimum if it is reached. The caller has locked the stock and checked the quantity.
 */
export async function decrementStock(
  context: Context,
  partId: number,
  sale: SaleInput,
): Promise<{ id: number; min_limit_reached: string | null }> {
  const { rows } = await sql<{ id: number; min_limit_reached: string | null }>`
    with movement as (
      insert into stock_movements
        (part_id, operation_type, quantity, price, amount, cost, describe, invoice_number, sale, date, user_id, created_at)
      select part_id, 'sold', ${sale.quantity}::numeric, ${sale.price}::numeric, ${chargedFor(sale)}::numeric, average_cost, ${sale.describe},
        ${sale.describe === 'sold' ? sale.invoice_number : ''}, ${termsOf(sale)}::jsonb,
        ${sale.date}::date, ${context.user.id}, ${context.now}
      from part_stock where part_id = ${partId}
      returning id
    ), taken as (
      update part_stock set on_hand = on_hand - ${sale.quantity}::numeric where part_id = ${partId}
      returning case when is_below_min then min_limit end as min_limit_reached
    )
    select movement.id, taken.min_limit_reached from movement, taken`.execute(context.db)
  return rows[0]!
}

/** Dollars, before the tax. */
function chargedFor(sale: SaleInput): number {
  if (sale.describe !== 'sold') return 0
  const { parts, discount } = saleAmounts(sale)
  return toDollars(parts - discount)
}

function termsOf(sale: SaleInput): string | null {
  if (sale.describe !== 'sold') return null
  const { payment_date, payment_method, tax, discount, company_name, first_name, last_name, phone, email } =
    sale
  return JSON.stringify({
    payment_date,
    payment_method,
    tax,
    discount,
    company_name,
    first_name,
    last_name,
    phone,
    email,
  })
}
