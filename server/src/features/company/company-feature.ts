import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { refusal } from '#server/operation/refusal.ts'
import { historyHandlers } from '#server/records/history-handlers.ts'
import { companyId } from './company-id.ts'
import { getCompany } from './company-queries.ts'
import { dismissFirstSteps, getFirstSteps } from './first-steps.ts'
import { getLogo, setLogo, uploadLogo } from './logos.ts'
import { sendTestEmail } from './send-test-email.ts'
import { updateCompany } from './update-company.ts'

export const companyFeature = defineFeature({
  name: 'company',
  about: 'The settings of the company: address, logo, taxes, e-mail, payment details.',
  endpoints: companyEndpoints,
  handlers: {
    getCompany: async context => ({ data: await getCompany(context) }),
    updateCompany: async (context, { body }) => ({ data: await updateCompany(context, body) }),
    getLogo: (context, { query }) => getLogo(context, 'logo', query.size),
    uploadLogo: async (context, { files }) => ({ data: await uploadLogo(context, 'logo', files.logo) }),
    deleteLogo: async context => ({ data: await setLogo(context, 'logo', null) }),
    getEcommerceLogo: (context, { query }) => getLogo(context, 'ecommerce-logo', query.size),
    uploadEcommerceLogo: async (context, { files }) => ({
      data: await uploadLogo(context, 'ecommerce-logo', files.ecommerce_logo),
    }),
    deleteEcommerceLogo: async context => ({ data: await setLogo(context, 'ecommerce-logo', null) }),
    sendTestEmail: async context => ({ data: await sendTestEmail(context) }),
    getFirstSteps: async context => ({ data: await getFirstSteps(context) }),
    dismissFirstSteps: async context => ({ data: await dismissFirstSteps(context) }),
    ...historyHandlers({
      kind: 'company',
      capability: 'company',
      guard: async (_, id) => {
        if (id !== companyId) throw refusal(commonErrors.no_such_record)
      },
    }),
  },
})
