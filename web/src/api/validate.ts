import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { ApiFailure } from './api-failure.ts'
import { type RequestOptions, request } from './request.ts'

/** Validates on the server without saving. An empty list: valid. */
export async function validate<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Pick<RequestOptions, 'draftStore' | 'draftTab' | 'signal'> = {},
): Promise<readonly ErrorEntry[]> {
  try {
    await request(endpoint, input, { ...options, validateOnly: true })
    return []
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 422) return failure.entries
    throw failure
  }
}
