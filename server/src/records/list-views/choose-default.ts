import type { ListView } from '#contract/records/list-views.ts'
import type { Context } from '#server/operation/context.ts'
import { getListView } from './list-view-rows.ts'

export async function chooseDefaultListView(
  context: Context,
  id: number,
  isDefault: boolean,
): Promise<ListView> {
  const { db, user } = context
  // Serializes with a deletion of the view.
  await db.selectFrom('list_views').select('id').where('id', '=', id).forKeyShare().execute()
  const { list } = await getListView(context, id)
  if (isDefault) {
    await db
      .insertInto('default_list_views')
      .values({ user_id: user.id, list, view_id: id })
      .onConflict(conflict => conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: id }))
      .execute()
  } else {
    await db
      .deleteFrom('default_list_views')
      .where('user_id', '=', user.id)
      .where('view_id', '=', id)
      .execute()
  }
  return getListView(context, id)
}
