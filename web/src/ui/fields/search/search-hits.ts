import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { readQuery } from '#web/api/hooks.ts'

export type HitOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Hit)[] } ? Hit : never

/** Hits of an endpoint for the typed text, or the record with an id. */
export function useHits<E extends Endpoint>(
  endpoint: E,
  query: { id?: number | string | null; search?: string },
  enabled: boolean,
) {
  const { search = '' } = query
  // The caller knows the query of the endpoint.
  const input = { query } as unknown as CallInput<E>
  return useQuery({
    ...readQuery(endpoint, input),
    meta: { search },
    enabled,
    placeholderData: (hits, last) => (goesOn(String(last?.meta?.search ?? ''), search) ? hits : undefined),
    select: answer => (answer as { data: HitOf<E>[] }).data,
  })
}

/** While new hits load, the previous ones stay only if one text extends the other. */
const goesOn = (from: string, to: string): boolean => to.startsWith(from) || from.startsWith(to)
