import { type Kysely, sql } from 'kysely'
import type { PurchaseInput } from '#contract/parts/purchase.ts'
import type { Database } from '#server/database/tables.ts'

/** Creates the stock of many new parts in two statements, empty or with a first purchase. */
export async function openStocks(
  db: Kysely<Database>,
  by: { userId: number; now: Date },
  stocks: readonly { part_id: number; min_limit: number | null; purchase: PurchaseInput | null }[],
): Promise<void> {
  const bought = stocks.flatMap(({ part_id, purchase }) => (purchase ? [{ part_id, ...purchase }] : []))
  await sql`
    insert into part_stock (part_id, min_limit, on_hand, average_cost)
    select * from unnest(
      ${stocks.map(({ part_id }) => part_id)}::bigint[],
      ${stocks.map(({ min_limit }) => min_limit)}::numeric[],
      ${stocks.map(({ purchase }) => purchase?.quantity ?? 0)}::numeric[],
      ${stocks.map(({ purchase }) => purchase?.cost ?? 0)}::numeric[])`.execute(db)
  await sql`
    insert into stock_movements
      (part_id, operation_type, quantity, cost, invoice_number, date, user_id, created_at)
    select part_id, 'purchase', quantity, cost, invoice_number, date, ${by.userId}, ${by.now}
    from unnest(
      ${bought.map(({ part_id }) => part_id)}::bigint[],
      ${bought.map(({ quantity }) => quantity)}::numeric[],
      ${bought.map(({ cost }) => cost)}::numeric[],
      ${bought.map(({ invoice_number }) => invoice_number)}::text[],
      ${bought.map(({ date }) => date)}::date[]
    ) as bought (part_id, quantity, cost, invoice_number, date)`.execute(db)
}

/** Takes all units of these parts out of stock at cost, not as a sale. The caller has locked the stock. */
export async function emptyStocks(
  db: Kysely<Database>,
  by: { userId: number; now: Date; today: string },
  partIds: readonly number[],
): Promise<void> {
  await sql`
    with emptied as (
      insert into stock_movements
        (part_id, operation_type, quantity, cost, comment, date, user_id, created_at)
      select part_id, 'sold', on_hand, average_cost, 'Import taken back', ${by.today}::date, ${by.userId}, ${by.now}
      from part_stock where part_id = any(${partIds}::bigint[]) and on_hand > 0
    )
    update part_stock set on_hand = 0 where part_id = any(${partIds}::bigint[])`.execute(db)
}
