import { type ListView, type ListViewInput, listViewEndpoints } from '#contract/records/list-views.ts'
import { refetchMe } from '#web/access/me.ts'
import { useWrite } from '#web/api/hooks.ts'
import { queryClient, queryKey } from '#web/api/query-client.ts'
import { showRefusal } from '../../actions/show-refusal.ts'
import type { ViewsDrawerProps } from './views-drawer.tsx'

/** The shown list as the content of a view. */
export function shownAs({
  list,
  views,
  hasCards,
}: Pick<ViewsDrawerProps, 'list' | 'views' | 'hasCards'>): Pick<ListViewInput, 'query' | 'columns' | 'mode'> {
  const { search, mode } = list.view.state
  return {
    query: {
      ...search.values,
      ...(search.orderBy && { order_by: search.orderBy, order_type: search.orderType ?? 'asc' }),
    },
    columns: views.columns.names && [...views.columns.names],
    mode: hasCards ? mode : null,
  }
}

/** Writes of views. The caller shows refusals that belong to a field. */
export function useSaveView() {
  const creating = useWrite(listViewEndpoints.createListView, { quiet: [403, 409, 422] })
  const updating = useWrite(listViewEndpoints.updateListView, { quiet: [403, 409, 422] })
  const choosing = useWrite(listViewEndpoints.chooseDefaultListView)
  const deleting = useWrite(listViewEndpoints.deleteListView)
  const restoring = useWrite(listViewEndpoints.restoreListView)
  return {
    create: async (body: ListViewInput & { list: string }): Promise<ListView> =>
      refreshed((await creating.mutateAsync({ body })).data),
    /** With another name or role, or with the shown content. */
    rename: async (view: ListView, changes: Partial<ListViewInput>): Promise<ListView> =>
      refreshed(
        (await updating.mutateAsync({ params: { id: view.id }, body: { ...inputOf(view), ...changes } }))
          .data,
      ),
    update: (view: ListView, changes: Partial<ListViewInput>) =>
      orUndefined(async () => {
        const body = { ...inputOf(view), ...changes }
        return refreshed((await updating.mutateAsync({ params: { id: view.id }, body })).data)
      }),
    choose: ({ id }: ListView, is_default: boolean) =>
      orUndefined(async () =>
        refreshed((await choosing.mutateAsync({ params: { id }, body: { is_default } })).data),
      ),
    remove: ({ id }: ListView) =>
      orUndefined(async () => {
        await deleting.mutateAsync({ params: { id } })
        return refreshed(true)
      }),
    restore: ({ id }: ListView) =>
      orUndefined(async () => refreshed((await restoring.mutateAsync({ params: { id } })).data)),
  }
}

const inputOf = ({ name, query, columns, mode, role_id, version }: ListView) => ({
  name,
  query,
  columns,
  mode,
  role_id,
  version,
})

async function refreshed<T>(answer: T): Promise<T> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKey(listViewEndpoints.listListViews) }),
    refetchMe(),
  ])
  return answer
}

/** Undefined if refused, which a notice shows. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (failure) {
    showRefusal(failure)
    return undefined
  }
}
