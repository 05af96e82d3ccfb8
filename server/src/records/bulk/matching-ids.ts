import { maxMatching } from '#contract/records/bulk.ts'
import type { List } from '#server/database/lists/list.ts'
import type { SortQuery } from '#server/database/lists/query.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Context } from '#server/operation/context.ts'

/** The first `maxMatching` ids that a list finds, and the total. */
export async function matchingIds({ db }: Context, query: SortQuery, list: List<unknown>) {
  const page = { ...query, page: 1, per_page: maxMatching }
  const { data, meta } = await readPage(db, page, { ...list, rows: async ids => ids.map(id => ({ id })) })
  return { data: data.map(({ id }) => id), meta }
}
