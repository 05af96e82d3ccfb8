import { z } from 'zod'

const stepsPlace = z.object({ step: z.number().int().min(0), reached: z.number().int().min(0) })

/** Which step is open, and the furthest that was: indexes. */
export type StepsPlace = z.infer<typeof stepsPlace>

/** The place that a draft was left at, if the form still has such steps. */
export function placeInSteps(place: unknown, steps: number): StepsPlace | undefined {
  const { data } = stepsPlace.safeParse(place)
  if (!data || data.step >= steps || data.reached >= steps) return undefined
  return { step: data.step, reached: Math.max(data.step, data.reached) }
}
