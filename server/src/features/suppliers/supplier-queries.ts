import { type Kysely, sql } from 'kysely'
import type { SupplierChoice } from '#contract/suppliers/supplier-short-list.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'

export const shortListSuppliers = (
  { db }: Context,
  query: { id?: number; search?: string },
): Promise<SupplierChoice[]> =>
  db
    .selectFrom('suppliers')
    .select(['id', 'name'])
    .$if(query.id !== undefined, found => found.where('id', '=', query.id!))
    .$if(!!query.search, found => found.where(sql`lower(name)`, 'like', containsPattern(query.search!)))
    .orderBy('name')
    .orderBy('id')
    .limit(20)
    .execute()

/** Whether the supplier exists; locks it against deletion until the end of the write. */
export const holdSupplier = async (db: Kysely<Database>, id: number): Promise<boolean> =>
  (await db.selectFrom('suppliers').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined
