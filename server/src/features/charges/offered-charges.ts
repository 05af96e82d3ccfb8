import type { Kysely } from 'kysely'
import { type OfferedCharge, offeredChargeColumns } from '#contract/charges/charge.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Database } from '#server/database/tables.ts'
import { selectColumns } from '#server/records/crud/columns.ts'

/** The charges in use on this kind of order, by position. */
export const offeredCharges = (db: Kysely<Database>, orders: OrderKind): Promise<OfferedCharge[]> =>
  db
    .selectFrom('charges')
    .select('id')
    .select(selectColumns('charges', offeredChargeColumns))
    .where('is_active', '=', true)
    .where('order_kind', 'in', [orders, 'both'])
    .orderBy('position')
    .orderBy('id')
    .execute()
