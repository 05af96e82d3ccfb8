import { type RoleId, roleId } from '#contract/access/roles.ts'
import {
  type DefaultListView,
  type ListView,
  type ListViewQuery,
  mayShareViews,
} from '#contract/records/list-views.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Own views, and those shared with the caller's role; who may share sees all shared ones. */
export const visibleListViews = (context: Context) => seen(context).where('v.deleted_at', 'is', null)

export const deletedListViews = (context: Context) => seen(context).where('v.deleted_at', 'is not', null)

const seen = (context: Context) =>
  listViews(context).where(eb =>
    eb.or([
      eb('v.owner_id', '=', context.user.id),
      isSharer(context) ? eb('v.role_id', 'is not', null) : eb('v.role_id', '=', roleId(context.user.role)),
    ]),
  )

function listViews({ db, user }: Context) {
  return db
    .selectFrom('list_views as v')
    .innerJoin('users as owner', 'owner.id', 'v.owner_id')
    .leftJoin('default_list_views as chosen', join =>
      join.onRef('chosen.view_id', '=', 'v.id').on('chosen.user_id', '=', user.id),
    )
    .select([
      'v.id',
      'v.list',
      'v.name',
      'v.query',
      'v.columns',
      'v.mode',
      'v.role_id',
      'v.owner_id',
      'v.version',
      'owner.full_name',
      'chosen.view_id as default_id',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof listViews>['executeTakeFirstOrThrow']>>

export function toListView({ user }: Context, row: Row): ListView {
  const mayChange = row.owner_id === user.id || (row.role_id !== null && isSharer({ user }))
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    ...shownOf(row),
    role_id: row.role_id as RoleId | null,
    owner: { id: row.owner_id, full_name: row.full_name! },
    is_default: row.default_id !== null,
    action_scopes: { update: mayChange, delete: mayChange },
    version: row.version,
  }
}

export async function getListView(context: Context, id: number): Promise<ListView> {
  const row = await visibleListViews(context).where('v.id', '=', id).executeTakeFirst()
  if (!row) throw refusal(commonErrors.no_such_record)
  return toListView(context, row)
}

/** Also if the caller no longer shares it. */
export const getSavedListView = async (context: Context, id: number): Promise<ListView> =>
  toListView(context, await listViews(context).where('v.id', '=', id).executeTakeFirstOrThrow())

export async function defaultListViews(context: Context): Promise<DefaultListView[]> {
  const rows = await visibleListViews(context)
    .where('chosen.view_id', 'is not', null)
    .orderBy('v.id')
    .execute()
  return rows.map(row => ({ id: row.id, list: row.list, name: row.name, ...shownOf(row) }))
}

/** May also manage views that others shared. */
export const isSharer = ({ user }: Pick<Context, 'user'>): boolean => mayShareViews(user.role)

const shownOf = (row: Pick<Row, 'query' | 'columns' | 'mode'>) => ({
  query: row.query as ListViewQuery,
  columns: row.columns as string[] | null,
  mode: row.mode as ListView['mode'],
})
