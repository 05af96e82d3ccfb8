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
import { recordChanged, recordDeleted } from './record-changes.ts'
import { type RequestOptions, request } from './request.ts'

interface ReadOptions {
  enabled?: boolean
  /** Shows the rows of the page before, dimmed by `isPlaceholderData`, until the new ones are there. */
  keepsPrevious?: boolean
  /** Milliseconds until what was read counts as old. */
  staleTime?: number
  /** Statuses that the caller tells of itself. */
  quiet?: readonly number[]
}

/** Reads through the cache; the key is the path and the input. */
export function useRead<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions = {},
): UseQueryResult<AnswerOf<E>, Error> {
  const { keepsPrevious, quiet, ...rest } = options
  return useQuery({
    ...readQuery(endpoint, input, quiet),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...rest,
  }) as UseQueryResult<AnswerOf<E>, Error>
}

/** Fetches what a page will read, so that it is there or on its way when the page asks. */
export function prefetch<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  return queryClient.prefetchQuery(queryOf(endpoint, input, { isAhead }))
}

let isAhead = false

/** What is fetched by the work is only hoped to be of use: a failure of it is told to nobody. */
export function fetchAhead(work: () => unknown): void {
  isAhead = true
  try {
    work()
  } finally {
    isAhead = false
  }
}

/** What `useRead` would show, for use outside components. */
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
  /** What it changes: whatever shows records of the kind is read again. */
  changes?: RecordKind | undefined
  /** What it deletes, the one that `id` names. */
  deletes?: RecordKind | undefined
  /** Shows the change before the server has answered, and puts everything back when it refuses. Never for money or stock. */
  optimistic?: readonly OptimisticChange<E>[]
  quiet?: readonly number[]
  onProgress?: RequestOptions['onProgress']
}

interface OptimisticChange<E extends Endpoint> {
  /** One that shows what is changed, and is read again for it. */
  endpoint: Endpoint
  /** What the reads of the endpoint will look like. Called for each cached one. */
  change(data: unknown, input: CallInput<E>): unknown
}

/** A write. Trying the same input again after a lost connection is the same act to the server. */
export function useWrite<const E extends Endpoint>(
  endpoint: E,
  options: WriteOptions<E> = {},
): UseMutationResult<AnswerOf<E>, Error, CallInput<E>> {
  const keys = useRef(idempotencyKeys())
  return useMutation({
    mutationFn: async (input: CallInput<E>) => {
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
    onSettled: (_answer, failure, input) => {
      const { changes, deletes } = options
      // Not waited for: the act is done, the lists follow.
      if (changes) void recordChanged(changes)
      if (deletes && failure) void recordChanged(deletes)
      else if (deletes) void recordDeleted(deletes, (input as { params?: { id?: number } }).params?.id)
    },
  })
}
