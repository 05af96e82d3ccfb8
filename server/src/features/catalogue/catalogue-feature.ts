import { catalogueEndpoints } from '#contract/catalogue/catalogue-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { listCategoryChoices, listUnitChoices, shortListBrands } from './catalogue-queries.ts'

export const catalogueFeature = defineFeature({
  name: 'catalogue',
  endpoints: catalogueEndpoints,
  handlers: {
    listCategoryChoices: async (context, { query }) => ({ data: await listCategoryChoices(context, query) }),
    shortListBrands: async (context, { query }) => ({ data: await shortListBrands(context, query) }),
    listUnitChoices: async context => ({ data: await listUnitChoices(context) }),
  },
})
