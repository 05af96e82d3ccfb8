import { sql } from 'kysely'
import { type ListView, type ListViewInput, maxListViews } from '#contract/records/list-views.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { writeUnique } from '#server/operation/unique-values.ts'
import { checkListView, type Lists, readableList } from './check-list-view.ts'
import { getListView, getSavedListView } from './list-view-rows.ts'

export async function createListView(
  context: Context,
  lists: Lists,
  input: ListViewInput & { list: string },
): Promise<ListView> {
  const { db, user } = context
  checkListView(context, readableList(context, lists, input.list), input, null)
  await refuseTooMany(context, user.id, input.list)
  const { id } = await writeUnique(
    uniqueNames,
    input,
    db
      .insertInto('list_views')
      .values({ owner_id: user.id, list: input.list, ...columnsOf(input) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return getSavedListView(context, id)
}

export async function updateListView(
  context: Context,
  lists: Lists,
  id: number,
  input: ListViewInput & { version?: number | undefined },
): Promise<ListView> {
  const current = await lockListView(context, id, 'update')
  await checkVersion(input.version, current.version, async () => current)
  checkListView(context, readableList(context, lists, current.list), input, current.role_id)
  await writeUnique(
    uniqueNames,
    input,
    context.db
      .updateTable('list_views')
      .set({ ...columnsOf(input), version: current.version + 1 })
      .where('id', '=', id)
      .execute(),
  )
  return getSavedListView(context, id)
}

/** Locks: of two saves at once the second waits, so that the limit holds. */
export async function refuseTooMany({ db }: Context, ownerId: number, list: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list-views:${ownerId}`}, 0))`.execute(db)
  const { count } = await db
    .selectFrom('list_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('list', '=', list)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= maxListViews) throw refusal(recordErrors.list_views_full, { params: { max: maxListViews } })
}

export async function lockListView(
  context: Context,
  id: number,
  act: 'update' | 'delete',
): Promise<ListView> {
  await context.db.selectFrom('list_views').select('id').where('id', '=', id).forUpdate().execute()
  const view = await getListView(context, id)
  if (!view.action_scopes[act]) throw refusal(commonErrors.forbidden)
  return view
}

const columnsOf = ({ name, query, columns, mode, role_id }: ListViewInput) => ({
  name,
  query: JSON.stringify(query),
  columns: columns && JSON.stringify(columns),
  mode,
  role_id,
})

export const uniqueNames = [{ table: 'list_views', column: 'name', index: 'list_views_name' }] as const
