import type { Kysely } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'

const always = { applies: 'automatic', order_kind: 'both', taxed_as: 'none' } as const
const ofPercentages = { percent: null, base: null, min_amount: null, max_amount: null }

export const writeCharges = (db: Kysely<Database>): Promise<void> =>
  insertRows(db, 'charges', [
    {
      ...always,
      name: 'Shop supplies',
      kind: 'percent',
      amount: null,
      percent: 5,
      base: 'labor_and_parts',
      min_amount: 5,
      max_amount: 75,
      position: 1,
    },
    {
      ...always,
      ...ofPercentages,
      name: 'Environmental fee',
      kind: 'fixed',
      amount: 12.5,
      position: 2,
    },
  ])
