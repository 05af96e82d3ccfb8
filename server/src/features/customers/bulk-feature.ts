import { bulkCustomerEndpoints } from '#contract/customers/bulk.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { matchingIds } from '#server/records/bulk/matching-ids.ts'
import { assignSalesManagerToCustomers, tagCustomers } from './bulk.ts'
import { customerList } from './list/customer-queries.ts'

/** One act on several customers. */
export const bulkCustomersFeature = defineFeature({
  name: 'bulk-customers',
  about: 'One act on several customers.',
  endpoints: bulkCustomerEndpoints,
  handlers: {
    listMatchingCustomers: (context, { query }) => matchingIds(context, query, customerList(context, query)),
    tagCustomers: async (context, { body }) => ({ data: await tagCustomers(context, body) }),
    assignSalesManagerToCustomers: async (context, { body }) => ({
      data: await assignSalesManagerToCustomers(context, body),
    }),
  },
})
