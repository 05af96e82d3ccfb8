import { z } from 'zod'
import { historyEndpoints } from '../records/history.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'
import { imageRules } from '../shared/uploads.ts'
import { company } from './company.ts'
import { companyInput } from './company-input.ts'
import { firstStepEndpoints } from './first-steps.ts'

const path = '/api/v1/company'
const imageQuery = z.object({ size: z.enum(['xs', 'sm', 'original']).default('original') })

export const companyEndpoints = {
  getCompany: defineEndpoint({
    method: 'GET',
    path,
    requires: 'settings.read',
    summary: 'The company settings',
    response: one(company),
  }),
  updateCompany: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path,
    requires: 'settings.update',
    summary: 'Saves the company settings; absent fields are emptied',
    body: companyInput,
    response: one(company),
  }),
  getLogo: defineEndpoint({
    method: 'GET',
    path: `${path}/logo`,
    requires: 'anyone',
    revalidates: true,
    summary: 'The logo of the company',
    query: imageQuery,
    response: 'file',
  }),
  uploadLogo: defineEndpoint({
    method: 'POST',
    path: `${path}/logo`,
    requires: 'settings.update',
    summary: 'Sets the logo (multipart: logo)',
    files: { logo: imageRules },
    response: one(company),
  }),
  deleteLogo: defineEndpoint({
    method: 'DELETE',
    path: `${path}/logo`,
    requires: 'settings.update',
    summary: 'Removes the logo; also succeeds without one',
    response: one(company),
  }),
  getEcommerceLogo: defineEndpoint({
    method: 'GET',
    path: `${path}/ecommerce-logo`,
    requires: 'anyone',
    revalidates: true,
    summary: 'The logo of the online shop',
    query: imageQuery,
    response: 'file',
  }),
  uploadEcommerceLogo: defineEndpoint({
    method: 'POST',
    path: `${path}/ecommerce-logo`,
    requires: 'settings.update',
    summary: 'Sets the logo of the online shop (multipart: ecommerce_logo)',
    files: { ecommerce_logo: imageRules },
    response: one(company),
  }),
  deleteEcommerceLogo: defineEndpoint({
    method: 'DELETE',
    path: `${path}/ecommerce-logo`,
    requires: 'settings.update',
    summary: 'Removes the logo of the online shop; also succeeds without one',
    response: one(company),
  }),
  sendTestEmail: defineEndpoint({
    method: 'POST',
    path: `${path}/test-email`,
    requires: 'settings.update',
    summary: 'Sends an e-mail to the caller, to see whether e-mail is set up',
    response: one(z.object({ email: z.string() })),
    // A mail server may be slow.
    ownTransactions: true,
  }),
  ...firstStepEndpoints,
  ...historyEndpoints(path, 'settings.read'),
}
