import { z } from 'zod'

/** What a shop has to be given before it can live, in the order in which a new owner would do it. */
export const firstStepNames = ['company', 'logo', 'taxes', 'staff', 'units', 'parts', 'customer'] as const
export type FirstStepName = (typeof firstStepNames)[number]

export const firstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(firstStepNames), is_done: z.boolean() })),
  /** Somebody wants to see them no more. */
  is_dismissed: z.boolean(),
})
export type FirstSteps = z.infer<typeof firstSteps>
