import type { z } from 'zod'
import { errorEnvelope } from '#contract/shared/errors.ts'
import { ApiFailure, isAborted, UnexpectedAnswer } from './api-failure.ts'

/** One mismatch rejects the whole response. */
export async function checked<S extends z.ZodType>(schema: S, response: Response): Promise<z.output<S>> {
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw isAborted(cause) ? cause : new UnexpectedAnswer(cause)
  })
  const result = schema.safeParse(json)
  if (!result.success) throw new UnexpectedAnswer(result.error)
  return result.data
}

export async function failureOf(response: Response, isRefresh = false): Promise<ApiFailure> {
  const envelope = errorEnvelope.safeParse(await response.json().catch(() => null))
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  if (!envelope.success) return new ApiFailure(response.status, [], { retryAfter, isRefresh })
  const { errors, data } = envelope.data
  return new ApiFailure(response.status, errors, { data, retryAfter, isRefresh })
}
