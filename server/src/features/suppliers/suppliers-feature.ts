import { supplierShortListEndpoints } from '#contract/suppliers/supplier-short-list.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { shortListSuppliers } from './supplier-queries.ts'

export const suppliersFeature = defineFeature({
  name: 'suppliers',
  endpoints: supplierShortListEndpoints,
  handlers: {
    shortListSuppliers: async (context, { query }) => ({ data: await shortListSuppliers(context, query) }),
  },
})
