import { z } from 'zod'

const stepsPlace = z.object({ step: z.number().int().min(0), reached: z.number().int().min(0) })

/** Indexes of the open step and the furthest one reached. */
export type StepsPlace = z.infer<typeof stepsPlace>

/** The step stored in a draft, if the form still has it. */
export function placeInSteps(place: unknown, steps: number): StepsPlace | undefined {
  const { data } = stepsPlace.safeParse(place)
  if (!data || data.step >= steps || data.reached >= steps) return undefined
  return { step: data.step, reached: Math.max(data.step, data.reached) }
}
