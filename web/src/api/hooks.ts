import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { idempotencyKeys, isUndecided } from './idempotency-keys.ts'
import { queryClient, queryKey } from './query-client.ts'
import { recordBeingDeleted, recordChanged } from './record-changes.ts'
import { type RequestOptions, request } from './request.ts'

interface ReadOptions<E extends Endpoint> {
  enabled?: boolean
  /** Keeps the previous rows until the new ones are loaded. */
  keepsPrevious?: boolean
  /** Fetches while the component renders, not after it is mounted. */
  isEarly?: boolean
  /** Milliseconds until data counts as stale. */
  staleTime?: number
  /** Statuses that the caller shows itself. */
  quiet?: readonly number[]
  /** Milliseconds until the next read, from the data; false: no polling. */
  repeats?: (data: AnswerOf<E> | undefined) => number | false
}

/** The query key is the path and the input. */
export function useRead<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions<E> = {},
): UseQueryResult<AnswerOf<E>, Error> {
  const { keepsPrevious, isEarly, quiet, repeats, ...rest } = options
  const query = readQuery(endpoint, input, quiet)
  if (isEarly && rest.enabled !== false && !queryClient.getQueryState(query.queryKey))
    void queryClient.prefetchQuery(query)
  return useQuery({
    ...query,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(repeats
      ? {
          refetchInterval: ({ state }: { state: { data: unknown } }) =>
            repeats(state.data as AnswerOf<E> | undefined),
        }
      : {}),
    ...rest,
  }) as UseQueryResult<AnswerOf<E>, Error>
}

export function prefetch<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  return queryClient.prefetchQuery(queryOf(endpoint, input, { isAhead }))
}

let isAhead = false

/** Runs prefetches and ignores their failures. */
export function fetchAhead(work: () => unknown): void {
  isAhead = true
  try {
    work()
  } finally {
    isAhead = false
  }
}

/** The data of `useRead`, outside of components. */
export const readQuery = <const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  quiet?: readonly number[],
) => queryOf(endpoint, input, { quiet })

const queryOf = <const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Pick<RequestOptions, 'quiet' | 'isAhead'>,
) => ({
  queryKey: queryKey(endpoint, input ?? {}),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
    request(endpoint, input, { signal, ...options }),
})

export interface WriteOptions<E extends Endpoint> {
  /** Records of this kind are refetched. */
  changes?: RecordKind | undefined
  /** The kind of the deleted record, which `id` names. */
  deletes?: RecordKind | undefined
  /** An optimistic update, undone if the server refuses. Never for money or stock. */
  optimistic?: readonly OptimisticChange<E>[]
  quiet?: readonly number[]
  onProgress?: RequestOptions['onProgress']
}

interface OptimisticChange<E extends Endpoint> {
  /** A read that shows the changed record; refetched afterwards. */
  endpoint: Endpoint
  /** Returns the updated data; called for each cached query. */
  change(data: unknown, input: CallInput<E>): unknown
}

/** A write. Repeating the same input after a lost connection uses the same idempotency key. */
export function useWrite<const E extends Endpoint>(
  endpoint: E,
  options: WriteOptions<E> = {},
): UseMutationResult<AnswerOf<E>, Error, CallInput<E>> {
  const keys = useRef(idempotencyKeys())
  return useMutation({
    mutationFn: async (input: CallInput<E>) => {
      const { deletes } = options
      const readAgain =
        deletes && recordBeingDeleted(deletes, (input as { params?: { id?: number } }).params?.id)
      const idempotencyKey = keys.current.keyFor(input)
      try {
        const answer = await request(endpoint, input, {
          idempotencyKey,
          quiet: options.quiet,
          onProgress: options.onProgress,
        })
        keys.current.done()
        return answer
      } catch (failure) {
        if (!isUndecided(failure)) keys.current.done()
        readAgain?.()
        throw failure
      }
    },
    onMutate: async input => {
      const before: [readonly unknown[], unknown][] = []
      for (const { endpoint: read, change } of options.optimistic ?? []) {
        const filter = { queryKey: queryKey(read) }
        await queryClient.cancelQueries(filter)
        before.push(...queryClient.getQueriesData(filter))
        queryClient.setQueriesData(filter, data => (data === undefined ? data : change(data, input)))
      }
      return before
    },
    onError: (_failure, _input, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data)
    },
    onSettled: () => {
      // Not awaited: the lists may follow.
      if (options.changes) void recordChanged(options.changes)
      if (options.deletes) void recordChanged(options.deletes)
    },
  })
}
