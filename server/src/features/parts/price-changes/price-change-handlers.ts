import type { priceChangeEndpoints } from '#contract/parts/price-changes.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { HandlersFor } from '#server/operation/handlers.ts'
import { refusal } from '#server/operation/refusal.ts'
import { matchingIds } from '#server/records/bulk/matching-ids.ts'
import { seesCosts } from '../record/sees-costs.ts'
import { changeStatusOfPriceChanges } from './change-status.ts'
import { listPriceChanges, priceChangeList } from './price-change-list.ts'

export const priceChangeHandlers: HandlersFor<typeof priceChangeEndpoints> = {
  listPriceChanges: (context, { query }) => listPriceChanges(context, query),
  listMatchingPriceChanges: (context, { query }) =>
    matchingIds(context, query, priceChangeList(context, query)),
  changeStatusOfPriceChanges: async (context, { body }) => {
    // What is refused or left unchanged would say how costs moved.
    if (!seesCosts(context)) throw refusal(commonErrors.forbidden)
    return { data: await changeStatusOfPriceChanges(context, body) }
  },
}
