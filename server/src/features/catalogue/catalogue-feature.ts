import { catalogueEndpoints } from '#contract/catalogue/catalogue-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { listCategoryChoices } from './catalogue-queries.ts'

export const catalogueFeature = defineFeature({
  name: 'catalogue',
  about: 'Categories to choose from in a form or filter.',
  endpoints: catalogueEndpoints,
  handlers: {
    listCategoryChoices: async (context, { query }) => ({ data: await listCategoryChoices(context, query) }),
  },
})
