import { type Kysely, sql } from 'kysely'
import type { PricingMatrix } from '#contract/prices/matrix-price.ts'
import { suggestedPrice } from '#contract/prices/suggested-price.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { matrixJson, partCost } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { addPurchases } from '../stock/add-purchases.ts'

/**
 * Adds purchases, and suggests a price for each part whose cost they raise, in place of the one that is open. The
 * caller has locked the stock. Returns how many prices are suggested.
 */
export async function buyParts(
  context: Context,
  invoice: Parameters<typeof addPurchases>[1],
  purchases: Parameters<typeof addPurchases>[2],
): Promise<number> {
  const { db, now } = context
  const ids = [...new Set(purchases.map(({ part_id }) => part_id))]
  const before = new Map((await readCosts(db, ids)).map(part => [part.part_id, part]))
  await addPurchases(context, invoice, purchases)
  const after = await readCosts(db, ids)
  await db
    .deleteFrom('price_suggestions')
    .where('part_id', '=', sql<number>`any(${idsOf(ids)})`)
    .where('status', '=', 'open')
    .execute()
  const suggestions = after.flatMap(({ part_id, price, cost: new_cost, matrix }) => {
    const { cost, open_cost } = before.get(part_id)!
    const old_cost = open_cost ?? cost
    const suggested = suggestedPrice({ old_cost, new_cost, price, matrix })
    return suggested === null ? [] : { part_id, old_cost, new_cost, old_price: price, suggested }
  })
  await insertRows(
    db,
    'price_suggestions',
    suggestions.map(row => ({ ...row, status: 'open', received_on: invoice.date, created_at: now })),
  )
  return suggestions.length
}

interface Costs {
  part_id: number
  price: number
  cost: number
  /** What the part cost before the receipts whose suggestion is open, while its price is the same. */
  open_cost: number | null
  matrix: PricingMatrix | null
}

async function readCosts(db: Kysely<Database>, ids: readonly number[]): Promise<Costs[]> {
  const { rows } = await sql<Costs>`
    select ${prepared} parts.id as part_id, price_retail::float8 as price, ${partCost} as cost,
      open.old_cost::float8 as open_cost, ${matrixJson()} as matrix
    from parts left join price_suggestions open on
      open.part_id = parts.id and open.status = 'open' and open.old_price = parts.price_retail
    where parts.id = any(${idsOf(ids)})
    order by parts.id`.execute(db)
  return rows
}
