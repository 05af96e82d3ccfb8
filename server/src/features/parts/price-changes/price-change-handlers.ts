import type { priceChangeEndpoints } from '#contract/parts/price-changes.ts'
import type { HandlersFor } from '#server/operation/handlers.ts'
import { matchingIds } from '#server/records/bulk/matching-ids.ts'
import { changeStatusOfPriceChanges } from './change-status.ts'
import { listPriceChanges, priceChangeList } from './price-change-list.ts'

export const priceChangeHandlers: HandlersFor<typeof priceChangeEndpoints> = {
  listPriceChanges: (context, { query }) => listPriceChanges(context, query),
  listMatchingPriceChanges: (context, { query }) =>
    matchingIds(context, query, priceChangeList(context, query)),
  changeStatusOfPriceChanges: async (context, { body }) => ({
    data: await changeStatusOfPriceChanges(context, body),
  }),
}
