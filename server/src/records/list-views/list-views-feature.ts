import { sql } from 'kysely'
import { listViewEndpoints } from '#contract/records/list-views.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { listName } from '#contract/shared/list-name.ts'
import { defineFeature, type Feature } from '#server/operation/feature.ts'
import { readableList } from './check-list-view.ts'
import { chooseDefaultListView } from './choose-default.ts'
import { deleteListView, restoreListView } from './delete-list-view.ts'
import { toListView, visibleListViews } from './list-view-rows.ts'
import { createListView, updateListView } from './save-list-view.ts'

/** Saved views of all lists of these capabilities. */
export function listViewsFeature(features: readonly Feature[]): Feature {
  const lists = new Map<string, Endpoint>()
  for (const endpoint of features.flatMap(feature => Object.values(feature.endpoints))) {
    const name = listName(endpoint)
    if (name) lists.set(name, endpoint)
  }
  return defineFeature({
    name: 'list-views',
    about: 'Saved views of lists: filters, order and columns under a name, private or shared with a role.',
    endpoints: listViewEndpoints,
    handlers: {
      async listListViews(context, { query }) {
        readableList(context, lists, query.list)
        const rows = await visibleListViews(context)
          .where('v.list', '=', query.list)
          .orderBy(sql`lower(v.name)`)
          .orderBy('v.id')
          .limit(500)
          .execute()
        return { data: rows.map(row => toListView(context, row)) }
      },
      createListView: async (context, { body }) => ({ data: await createListView(context, lists, body) }),
      updateListView: async (context, { params, body }) => ({
        data: await updateListView(context, lists, params.id, body),
      }),
      chooseDefaultListView: async (context, { params, body }) => ({
        data: await chooseDefaultListView(context, params.id, body.is_default),
      }),
      deleteListView: (context, { params }) => deleteListView(context, params.id),
      restoreListView: async (context, { params }) => ({ data: await restoreListView(context, params.id) }),
    },
  })
}
