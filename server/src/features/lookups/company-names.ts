import { sql } from 'kysely'
import { containsPattern } from '#server/database/search-pattern.ts'
import type { Context } from '#server/operation/context.ts'

const maxRows = 20
/** Limits the work for a name that many customers share. */
const maxRead = 1000

export async function searchCompanyNames({ db }: Context, text: string): Promise<{ name: string }[]> {
  return db
    .selectFrom(from =>
      from
        .selectFrom('customers')
        .select('company_name')
        .where(sql`lower(company_name)`, 'like', containsPattern(text))
        .limit(maxRead)
        .as('found'),
    )
    .select('company_name as name')
    .distinct()
    .orderBy('company_name')
    .limit(maxRows)
    .execute()
}
