import type { Kysely } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'

/** No customer has the level yet: choosing it is a field of their form. */
export async function writePrices(db: Kysely<Database>): Promise<void> {
  await insertRows(db, 'price_matrices', [
    {
      name: 'Parts by cost',
      round_to: 'none',
      bands: [
        { from_cost: 0, percent: 100, mode: 'markup' },
        { from_cost: 25, percent: 60, mode: 'markup' },
        { from_cost: 150, percent: 30, mode: 'margin' },
        { from_cost: 750, percent: 22.5, mode: 'margin' },
      ],
    },
  ])
  await insertRows(db, 'price_levels', [{ name: 'Fleet', kind: 'retail_minus', percent: 12 }])
}
