import { commonErrors } from '#contract/shared/errors.ts'
import { type Refusal, refusal } from './refusal.ts'

export const retryAfterSeconds = 30

export const tooManyRequests = (): Refusal =>
  refusal(commonErrors.too_many_requests, { params: { seconds: retryAfterSeconds } })
