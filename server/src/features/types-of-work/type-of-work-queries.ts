import { sql } from 'kysely'
import type { TypeOfWork, TypeOfWorkChoice, TypeOfWorkRow } from '#contract/types-of-work/type-of-work.ts'
import type {
  TypeOfWorkChoiceQuery,
  TypeOfWorkListQuery,
} from '#contract/types-of-work/type-of-work-endpoints.ts'
import { typeOfWorkErrors } from '#contract/types-of-work/type-of-work-errors.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import { holdsWords, isOneSign } from '#server/database/search-words.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { readTypesOfWork, readWithAllCharges } from './type-of-work-rows.ts'

export async function listTypesOfWork(context: Context, query: TypeOfWorkListQuery) {
  const { data, meta } = await readPage(context.db, query, matchingTypesOfWork(context, query))
  return { data: data.map(inList), meta }
}

const inList = ({
  id,
  name,
  duration,
  hourly_rate,
  labor_rate,
  estimated_amount,
}: TypeOfWork): TypeOfWorkRow => ({
  id,
  name,
  duration,
  hourly_rate,
  labor_rate,
  estimated_amount,
})

export const matchingTypesOfWork = (context: Context, query: TypeOfWorkListQuery): List<TypeOfWork> => ({
  matching: matchingTypes(context.db, query.search),
  sorts: { name: [sql`lower(name)`, 'id'], created: ['id'] },
  direction: 'asc',
  rows: ids => readTypesOfWork(context, ids),
})

/** Up to 20: an exact name first, then work of the vehicle and its owner, then by name. */
export async function shortListTypesOfWork(
  context: Context,
  { search, vehicle_id }: TypeOfWorkChoiceQuery,
): Promise<TypeOfWorkChoice[]> {
  const ids = await matchingTypes(context.db, search)
    .orderBy(sql`lower(types_of_work.name) <> ${search?.trim().toLowerCase() ?? ''}`)
    .$if(vehicle_id !== undefined, found =>
      found
        .leftJoin(worksDone(vehicle_id!), join =>
          join.on(sql<boolean>`done.name = lower(types_of_work.name)`),
        )
        .orderBy(sql`done.last_here desc nulls last`)
        .orderBy(sql`done.times desc nulls last`),
    )
    .orderBy(sql`lower(types_of_work.name)`)
    .limit(20)
    .execute()
  return readTypesOfWork(
    context,
    ids.map(row => row.id),
  )
}

/** By name: the vehicle's last order with it, and how many of its owner's last orders have it. */
const worksDone = (vehicleId: number) =>
  sql<{ name: string; last_here: number | null; times: number }>`(
    select lower(w.name) as name, max(o.id) filter (where o.vehicle_id = ${vehicleId}) as last_here, count(*) as times
    from (
      select id, vehicle_id from repair_orders
      where customer_id = (select owner_id from vehicles where id = ${vehicleId}) and status <> 'deleted'
      order by id desc limit 200
    ) o
    join repair_order_works w on w.order_id = o.id
    group by 1
  )`.as<'done'>('done')

export async function getTypeOfWork(context: Context, id: number): Promise<TypeOfWork> {
  const [found] = await readWithAllCharges(context, [id])
  if (!found) throw refusal(typeOfWorkErrors.no_such_type_of_work)
  return found
}

const matchingTypes = (db: Context['db'], search: string | undefined) =>
  db
    .selectFrom('types_of_work')
    .select('types_of_work.id')
    .$if(!!search && !isOneSign(search), found => found.where(holdsWords(sql.ref('search_text'), search!)))
