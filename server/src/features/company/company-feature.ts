import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { getCompany } from './company-queries.ts'

export const companyFeature = defineFeature({
  name: 'company',
  endpoints: companyEndpoints,
  handlers: {
    getCompany: async context => ({ data: await getCompany(context) }),
  },
})
