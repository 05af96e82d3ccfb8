import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'

/** What an empty shop lacks, in the order shown at home. */
export const firstStepNames = [
  'company',
  'logo',
  'taxes',
  'supplies',
  'staff',
  'units',
  'parts',
  'customer',
] as const
export type FirstStepName = (typeof firstStepNames)[number]

const firstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(firstStepNames), is_done: z.boolean() })),
  is_dismissed: z.boolean(),
  /** Repair orders, or parts orders. */
  has_orders: z.boolean(),
})
export type FirstSteps = z.infer<typeof firstSteps>

const path = '/api/v1/company/first-steps'

export const firstStepEndpoints = {
  getFirstSteps: defineEndpoint({
    method: 'GET',
    path: path,
    requires: 'settings.read',
    summary: 'What an empty shop still lacks',
    response: one(firstSteps),
  }),
  dismissFirstSteps: defineEndpoint({
    method: 'POST',
    path: `${path}/dismiss`,
    requires: 'settings.update',
    summary: 'Hides the first steps',
    response: one(firstSteps),
  }),
}
