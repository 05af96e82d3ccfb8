import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { readQuery } from '#web/api/hooks.ts'

export type HitOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Hit)[] } ? Hit : never

/** What an endpoint finds: by what is typed, or the one with an id. */
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

/**
 * Until its own hits are there, a text shows those of what it goes on from, also the first ones, shown before anything was
 * typed; never what another search found.
 */
const goesOn = (from: string, to: string): boolean => to.startsWith(from) || from.startsWith(to)
