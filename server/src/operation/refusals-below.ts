import { Refusal } from './refusal.ts'

/** Work on a part of a larger payload: its refusals name their fields below that part (`zip` -> `address.zip`). */
export async function refusalsBelow<T>(part: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      error.reasons.map(one => ({ ...one, parameter: one.parameter ? `${part}.${one.parameter}` : part })),
      error.data,
    )
  }
}
