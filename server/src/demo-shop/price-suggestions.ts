import { type Kysely, sql } from 'kysely'
import { suggestedPrice } from '#contract/prices/suggested-price.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'

/** The last purchases raised the cost of some parts. */
export async function writePriceSuggestions(db: Kysely<Database>): Promise<void> {
  const { rows: parts } = await sql<{
    part_id: number
    new_cost: number
    price: number
    received_on: string
    created_at: Date
  }>`
    select p.id as part_id, s.average_cost::float8 as new_cost, p.price_retail::float8 as price,
      m.date::text as received_on, m.created_at
    from parts p join part_stock s on s.part_id = p.id join lateral (
      select date, id, created_at from stock_movements
      where part_id = p.id and operation_type = 'purchase' order by date desc, id desc limit 1
    ) m on true
    where s.average_cost > 1
    order by m.date desc, m.id desc
    limit 8`.execute(db)
  const suggestions = parts.reverse().map(({ price, ...part }, place) => {
    const old_cost = Math.round(part.new_cost * (9_600 - 80 * place)) / 10_000
    const suggested = suggestedPrice({ ...part, old_cost, price, matrix: null })!
    return { ...part, old_cost, old_price: price, suggested, status: 'open' }
  })
  await insertRows(db, 'price_suggestions', suggestions)
}
