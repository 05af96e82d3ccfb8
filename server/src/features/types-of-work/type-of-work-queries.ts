import { sql } from 'kysely'
import type { TypeOfWork, TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import type { TypeOfWorkListQuery } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { typeOfWorkErrors } from '#contract/types-of-work/type-of-work-errors.ts'
import { readPage } from '#server/database/read-page.ts'
import { holdsWords, isOneSign } from '#server/database/search-words.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { readTypesOfWork } from './type-of-work-rows.ts'

export async function listTypesOfWork({ db }: Context, query: TypeOfWorkListQuery) {
  const { data, meta } = await readPage(db, query, {
    matching: matchingTypes(db, query.search),
    sorts: { name: [sql`lower(name)`, 'id'], created: ['id'] },
    direction: 'asc',
    rows: ids => readTypesOfWork(db, ids),
  })
  return {
    data: data.map(({ id, name, duration, hourly_rate, estimated_amount }) => ({
      id,
      name,
      duration,
      hourly_rate,
      estimated_amount,
    })),
    meta,
  }
}

/** Up to 20 by name. */
export async function shortListTypesOfWork(
  { db }: Context,
  search: string | undefined,
): Promise<TypeOfWorkChoice[]> {
  const ids = await matchingTypes(db, search).orderBy(sql`lower(name)`).limit(20).execute()
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
