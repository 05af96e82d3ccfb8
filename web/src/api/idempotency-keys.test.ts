import { expect, it } from 'vitest'
import { ApiFailure, UnexpectedAnswer } from './api-failure.ts'
import { idempotencyKeys, isUndecided } from './idempotency-keys.ts'

it('keeps the key of an act that has no answer yet, and takes another for another act', () => {
  const keys = idempotencyKeys()
  const first = keys.keyFor({ body: { name: 'a' } })
  expect(keys.keyFor({ body: { name: 'a' } })).toBe(first)
  expect(keys.keyFor({ body: { name: 'b' } })).not.toBe(first)
  keys.done()
  expect(keys.keyFor({ body: { name: 'b' } })).not.toBe(first)
})

it('tells files apart', () => {
  const keys = idempotencyKeys()
  const first = keys.keyFor({ files: [new File(['1'], 'a.pdf')] })
  expect(keys.keyFor({ files: [new File(['12'], 'a.pdf')] })).not.toBe(first)
})

it('keeps an act open while nobody can tell whether it was done', () => {
  const inFlight = new ApiFailure(409, [{ status: 409, code: 'request_in_flight', title: 'Still at it' }])
  const undecided = [new ApiFailure(0), new ApiFailure(503), inFlight, new UnexpectedAnswer('odd')]
  expect(undecided.map(isUndecided)).toEqual([true, true, true, true])
  const decided = [new ApiFailure(422), new ApiFailure(409), new ApiFailure(403), new Error('ours')]
  expect(decided.map(isUndecided)).toEqual([false, false, false, false])
})
