import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/** Whether the supplier exists; locks it against deletion until the end of the transaction. */
export const lockSharedSupplier = async (db: Kysely<Database>, id: number): Promise<boolean> =>
  (await db.selectFrom('suppliers').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined
