import { z } from 'zod'
import { bulkEndpoint, matchingEndpoint } from '../records/bulk.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { date, dollars, id, timestamp } from '../shared/fields.ts'
import { pageOf, pageQuery, searchText } from '../shared/page.ts'

const path = '/api/v1/price-changes'

export const priceChangeStatuses = ['open', 'accepted', 'dismissed'] as const
export type PriceChangeStatus = (typeof priceChangeStatuses)[number]

/** From → to. */
export const priceChangeMoves: Record<PriceChangeStatus, readonly PriceChangeStatus[]> = {
  open: ['accepted', 'dismissed'],
  accepted: ['open'],
  dismissed: ['open'],
}

const priceChangesQuery = pageQuery(['created']).extend({
  /** Name, stock number or article number of the part. */
  search: searchText,
  status: z.enum(priceChangeStatuses).default('open'),
})
export type PriceChangesQuery = z.output<typeof priceChangesQuery>

/** A retail price that a receipt suggests because the cost of the part rose. */
export const priceChange = z.object({
  id,
  part_id: id,
  part_name: z.string(),
  stock_number: z.string(),
  /** Dollars with up to four decimals. */
  old_cost: z.number(),
  new_cost: z.number(),
  /** The retail price at the receipt. */
  old_price: dollars,
  /** The retail price now. */
  price: dollars,
  suggested: dollars,
  status: z.enum(priceChangeStatuses),
  received_on: date,
  created_at: timestamp,
})
export type PriceChange = z.infer<typeof priceChange>

export const priceChangeEndpoints = {
  listPriceChanges: defineEndpoint({
    method: 'GET',
    path,
    requires: 'inventories.see-costs',
    summary: 'Suggested prices of parts whose cost rose, newest first',
    query: priceChangesQuery,
    response: pageOf(priceChange),
  }),
  listMatchingPriceChanges: matchingEndpoint(path, {
    requires: 'inventories.see-costs',
    query: priceChangesQuery,
    what: 'the suggested prices',
  }),
  changeStatusOfPriceChanges: bulkEndpoint(path, {
    act: 'change-status',
    requires: 'inventories.update',
    summary: 'Accepts or dismisses several suggested prices, or opens them again',
    what: { status: z.enum(priceChangeStatuses) },
  }),
}
