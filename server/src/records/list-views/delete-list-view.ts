import { deletedListViewSeconds, type ListView } from '#contract/records/list-views.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { writeUnique } from '#server/operation/unique-values.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import { deletedListViews, getSavedListView, toListView } from './list-view-rows.ts'
import { lockListView, refuseTooMany, uniqueNames } from './save-list-view.ts'

/** Users with it as default open the list without it, until it is restored. */
export async function deleteListView(context: Context, id: number): Promise<void> {
  const { db, now } = context
  await lockListView(context, id, 'delete')
  await db.updateTable('list_views').set({ deleted_at: now }).where('id', '=', id).execute()
  await db
    .deleteFrom('list_views')
    .where('deleted_at', '<', plusSeconds(now, -deletedListViewSeconds))
    .execute()
}

/** It stays its owner's. */
export async function restoreListView(context: Context, id: number): Promise<ListView> {
  await context.db.selectFrom('list_views').select('id').where('id', '=', id).forUpdate().execute()
  const row = await deletedListViews(context).where('v.id', '=', id).executeTakeFirst()
  if (!row) throw refusal(commonErrors.no_such_record)
  const view = toListView(context, row)
  if (!view.action_scopes.delete) throw refusal(commonErrors.forbidden)
  await refuseTooMany(context, view.owner.id, view.list)
  await writeUnique(
    uniqueNames,
    view,
    context.db.updateTable('list_views').set({ deleted_at: null }).where('id', '=', id).execute(),
  )
  return getSavedListView(context, id)
}
