import { defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'
import { company } from './company.ts'

export const companyEndpoints = {
  getCompany: defineEndpoint({
    method: 'GET',
    path: '/api/v1/company',
    requires: 'settings.read',
    summary: 'What the shop says of itself',
    response: one(company),
  }),
}
