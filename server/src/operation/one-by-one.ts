import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'

export type Outcome<T> = { result: T; reason: null } | { result: null; reason: string }

/** One transaction per record; a preview is rolled back. For endpoints with `ownTransactions`. */
export async function oneByOne<T>(
  context: Context,
  ids: readonly number[],
  isPreview: boolean,
  write: (context: Context, id: number) => Promise<T>,
): Promise<Map<number, Outcome<T>>> {
  const outcomes = new Map<number, Outcome<T>>()
  for (const id of new Set(ids)) outcomes.set(id, await oneOf(context, id, isPreview, write))
  return outcomes
}

async function oneOf<T>(
  context: Context,
  id: number,
  isPreview: boolean,
  write: (context: Context, id: number) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    const result = await context.write(async inner => {
      const written = await write(inner, id)
      if (isPreview) throw new Previewed(written)
      return written
    })
    return { result, reason: null }
  } catch (error) {
    if (error instanceof Previewed) return { result: error.written as T, reason: null }
    if (!(error instanceof Refusal)) throw error
    const sentences = error.reasons.map(({ definition, params }) =>
      context.t(`errors.${definition.code}`, params),
    )
    return { result: null, reason: sentences.join(' ') }
  }
}

class Previewed extends Error {
  readonly written: unknown

  constructor(written: unknown) {
    super('Taken back')
    this.written = written
  }
}
