import type { bulkCustomerEndpoints } from '#contract/customers/bulk.ts'
import type { HandlersFor } from '#server/operation/handlers.ts'
import { matchingIds } from '#server/records/bulk/matching-ids.ts'
import { assignSalesManagerToCustomers, tagCustomers } from './bulk.ts'
import { customerList } from './customer-queries.ts'

export const bulkCustomerHandlers: HandlersFor<typeof bulkCustomerEndpoints> = {
  listMatchingCustomers: (context, { query }) => matchingIds(context, query, customerList(context, query)),
  tagCustomers: async (context, { body }) => ({ data: await tagCustomers(context, body) }),
  assignSalesManagerToCustomers: async (context, { body }) => ({
    data: await assignSalesManagerToCustomers(context, body),
  }),
}
