import { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { ApiFailure } from './api-failure.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser's online state is wrong in a network without internet.
      networkMode: 'always',
      staleTime: 10_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < 2 && error instanceof ApiFailure && isPassing(error.status),
      retryDelay: count => 1000 * 2 ** count,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

const isPassing = (status: number): boolean => status === 0 || status === 503

export const queryKey = (endpoint: Endpoint, input?: unknown) =>
  input === undefined ? [endpoint.path] : [endpoint.path, input]

/** Reads again what failed and is still shown; other stale data is read again when it is shown. */
export const readFailedAgain = (): void =>
  void queryClient.refetchQueries({ predicate: query => query.state.status === 'error', type: 'active' })

/** Data that does not depend on the user, kept when a session ends. */
const shared = ['/api/v1/common-info', '/api/v1/translations', '/api/v1/content-blocks', '/api/v1/app-config']

export function forgetSessionData(): void {
  queryClient.removeQueries({
    predicate: query => !shared.some(path => String(query.queryKey[0]).startsWith(path)),
  })
}
