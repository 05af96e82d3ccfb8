import { Refusal } from './refusal.ts'

/** Prefixes the fields of refusals: `zip` -> `address.zip`. */
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
