import { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { ApiFailure } from './api-failure.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser's own idea of being online is wrong on a machine that has only its own network.
      networkMode: 'always',
      // What was seen shows at once, and is asked for again behind.
      staleTime: 10_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < 2 && error instanceof ApiFailure && isPassing(error.status),
      retryDelay: count => 1000 * 2 ** count,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** A lost connection and a server that is away pass by themselves. */
const isPassing = (status: number): boolean => status === 0 || status === 503

export const queryKey = (endpoint: Endpoint, input?: unknown) =>
  input === undefined ? [endpoint.path] : [endpoint.path, input]

/** What belongs to nobody in particular outlives a session: the application's own data and the common lists. */
const shared = ['/api/v1/common-info', '/api/v1/translations', '/api/v1/content-blocks', '/api/v1/app-config']

export function forgetSessionData(): void {
  queryClient.removeQueries({
    predicate: query => !shared.some(path => String(query.queryKey[0]).startsWith(path)),
  })
}
