import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/** What every request needs of the company, loaded by `authenticate`. */
export interface CompanyState {
  timezone: string
  isFrozen: boolean
  isInMaintenance: boolean
}

export async function readCompanyState(db: Kysely<Database>): Promise<CompanyState> {
  const row = await db
    .selectFrom('company')
    .select(['timezone', 'is_frozen', 'is_in_maintenance'])
    .executeTakeFirstOrThrow()
  return { timezone: row.timezone, isFrozen: row.is_frozen, isInMaintenance: row.is_in_maintenance }
}
