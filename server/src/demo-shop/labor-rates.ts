import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/** The usual rate, and a lower one for one fleet. */
export async function writeLaborRates(db: Kysely<Database>): Promise<void> {
  await db.updateTable('labor_rates').set({ rate: '145' }).where('is_default', '=', true).execute()
  const fleet = await db
    .insertInto('labor_rates')
    .values({ name: 'Fleet', rate: '130' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('customers')
    .set({ labor_rate_id: fleet.id })
    .where('company_name', '=', 'Great Lakes Intermodal')
    .execute()
}
