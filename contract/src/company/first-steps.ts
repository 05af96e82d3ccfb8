import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'

/** What a shop has to be given before it can live, in the order in which a new owner would do it. */
export const firstStepNames = ['company', 'logo', 'taxes', 'staff', 'units', 'parts', 'customer'] as const
export type FirstStepName = (typeof firstStepNames)[number]

const firstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(firstStepNames), is_done: z.boolean() })),
  /** Somebody wants to see them no more. */
  is_dismissed: z.boolean(),
})
export type FirstSteps = z.infer<typeof firstSteps>

const path = '/api/v1/company/first-steps'

/** Apart from the settings: home asks them, and need not know the shape of a company. */
export const firstStepEndpoints = {
  getFirstSteps: defineEndpoint({
    method: 'GET',
    path: path,
    requires: 'settings.read',
    summary: 'What an empty shop still lacks, each step told from the data',
    response: one(firstSteps),
  }),
  dismissFirstSteps: defineEndpoint({
    method: 'POST',
    path: `${path}/dismiss`,
    requires: 'settings.update',
    summary: 'The first steps are shown no more',
    response: one(firstSteps),
  }),
}
