import { sql } from 'kysely'
import type { TypeOfWork, TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import type { TypeOfWorkListQuery } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { typeOfWorkErrors } from '#contract/types-of-work/type-of-work-errors.ts'
import { countRows } from '#server/database/count-rows.ts'
import { holdsWords } from '#server/database/search-words.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { readTypesOfWork } from './type-of-work-rows.ts'

/** A page of ids first, then what belongs to those rows alone. */
export async function listTypesOfWork(context: Context, query: TypeOfWorkListQuery) {
  const matching = matchingTypes(context, query.search)
  const direction = query.order_type ?? (query.order_by === 'name' ? 'asc' : 'desc')
  const page = matching
    .$if(query.order_by === 'name', found => found.orderBy(sql`lower(name)`, direction))
    .$if(query.order_by !== 'name', found => found.orderBy('id', direction))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  const [ids, meta] = await Promise.all([page.execute(), countRows(context.db, matching)])
  const works = await readTypesOfWork(
    context.db,
    ids.map(row => row.id),
  )
  return {
    data: works.map(({ id, name, duration, hourly_rate, estimated_amount }) => ({
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
  context: Context,
  search: string | undefined,
): Promise<TypeOfWorkChoice[]> {
  const ids = await matchingTypes(context, search).orderBy(sql`lower(name)`).limit(20).execute()
  return readTypesOfWork(
    context.db,
    ids.map(row => row.id),
  )
}

export async function getTypeOfWork({ db }: Context, id: number): Promise<TypeOfWork> {
  const [found] = await readTypesOfWork(db, [id])
  if (!found) throw refusal(typeOfWorkErrors.no_such_type_of_work)
  return found
}

const matchingTypes = ({ db }: Context, search: string | undefined) =>
  db
    .selectFrom('types_of_work')
    .select('types_of_work.id')
    .$if(!!search, found => found.where(holdsWords(sql.ref('search_text'), search!)))
