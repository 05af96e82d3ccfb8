import { sql } from 'kysely'
import type { TypeOfWork, TypeOfWorkChoice, TypeOfWorkRow } from '#contract/types-of-work/type-of-work.ts'
import type { TypeOfWorkListQuery } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { typeOfWorkErrors } from '#contract/types-of-work/type-of-work-errors.ts'
import { type List, readPage } from '#server/database/read-page.ts'
import { holdsWords, isOneSign } from '#server/database/search-words.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { readTypesOfWork } from './type-of-work-rows.ts'

export const listTypesOfWork = (context: Context, query: TypeOfWorkListQuery) =>
  readPage(context.db, query, typeOfWorkList(context, query))

/** What the search finds, for a page of it and for all of it. */
export const typeOfWorkList = ({ db }: Context, query: TypeOfWorkListQuery): List<TypeOfWorkRow> => ({
  matching: matchingTypes(db, query.search),
  sorts: { name: [sql`lower(name)`, 'id'], created: ['id'] },
  direction: 'asc',
  rows: async ids =>
    (await readTypesOfWork(db, ids)).map(({ id, name, duration, hourly_rate, estimated_amount }) => ({
      id,
      name,
      duration,
      hourly_rate,
      estimated_amount,
    })),
})

/** Up to 20 by name, that of exactly the name first. */
export async function shortListTypesOfWork(
  { db }: Context,
  search: string | undefined,
): Promise<TypeOfWorkChoice[]> {
  const ids = await matchingTypes(db, search)
    .orderBy(sql`lower(name) <> ${search?.trim().toLowerCase() ?? ''}`)
    .orderBy(sql`lower(name)`)
    .limit(20)
    .execute()
  return readTypesOfWork(
    db,
    ids.map(row => row.id),
  )
}

export async function getTypeOfWork({ db }: Context, id: number): Promise<TypeOfWork> {
  const [found] = await readTypesOfWork(db, [id])
  if (!found) throw refusal(typeOfWorkErrors.no_such_type_of_work)
  return found
}

const matchingTypes = (db: Context['db'], search: string | undefined) =>
  db
    .selectFrom('types_of_work')
    .select('types_of_work.id')
    .$if(!!search && !isOneSign(search), found => found.where(holdsWords(sql.ref('search_text'), search!)))
