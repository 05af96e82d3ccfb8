import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { chargesJson, type StoredCharge } from '#server/features/charges/index.ts'
import { itemsJson, type StoredItem } from '../items/part-items.ts'

/** What an order's total is made of. */
export interface OrderLines {
  items: StoredItem[]
  charges: StoredCharge[]
}

export const readLines = (db: Kysely<Database>, orderId: number): Promise<OrderLines> =>
  db
    .selectNoFrom([
      itemsJson(sql`${orderId}::bigint`).as('items'),
      chargesJson('parts_order_charges', sql`${orderId}::bigint`).as('charges'),
    ])
    .executeTakeFirstOrThrow()
