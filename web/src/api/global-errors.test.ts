import { describe, expect, it } from 'vitest'
import { ApiFailure, UnexpectedAnswer } from './api-failure.ts'
import { reactionTo } from './global-errors.ts'

const at = (status: number) => reactionTo(new ApiFailure(status))
const silent = { kind: 'silent' }
const notice = (title: string, description?: string) => ({
  kind: 'notice',
  level: 'error',
  title,
  description,
})

describe('what every screen does about a failure', () => {
  it('400 says that something went wrong, and where the details are', { tags: 'ERR-001' }, () => {
    expect(at(400)).toEqual(notice('app.errors.something_went_wrong', 'app.errors.details_in_console'))
  })

  it('400 and 500 are silent on a refresh', { tags: ['ERR-002', 'ERR-010'] }, () => {
    for (const status of [400, 500])
      expect(reactionTo(new ApiFailure(status, [], { isRefresh: true }))).toEqual(silent)
  })

  it('402 says that the account is frozen', { tags: 'ERR-005' }, () => {
    expect(at(402)).toEqual(notice('app.errors.account_frozen', 'app.errors.contact_administration'))
  })

  it('403 leads to the forbidden page', { tags: 'ERR-006' }, () => {
    expect(at(403)).toEqual({ kind: 'forbidden', title: 'app.errors.not_enough_rights' })
  })

  it.each([404, 406, 503, 422, 409, 401])('%i is silent', { tags: 'ERR-007' }, status => {
    expect(at(status)).toEqual(silent)
  })

  it('429 covers the page for 30 seconds', { tags: 'ERR-008' }, () => {
    expect(at(429)).toEqual({ kind: 'too-many-requests', seconds: 30 })
  })

  it('429 covers it as long as the server asks for', () => {
    const failure = new ApiFailure(429, [], { retryAfter: 90 })
    expect(reactionTo(failure)).toEqual({ kind: 'too-many-requests', seconds: 90 })
  })

  it('500 is a server error', { tags: 'ERR-009' }, () => {
    expect(at(500)).toEqual(notice('app.errors.server_error', 'app.errors.try_again_later'))
  })

  it('anything else went wrong', { tags: 'ERR-011' }, () => {
    const other = notice('app.errors.something_went_wrong', 'app.errors.try_again_later')
    expect(at(418)).toEqual(other)
    expect(reactionTo(new TypeError('x'))).toEqual(other)
  })

  it('an answer that does not fit says so', { tags: 'ERR-013' }, () => {
    expect(reactionTo(new UnexpectedAnswer(null))).toEqual(notice('app.errors.invalid_incoming_data'))
  })

  it('no answer at all is being offline', () => expect(at(0)).toEqual({ kind: 'offline' }))

  it('a call that was given up is no failure', () => {
    expect(reactionTo(new DOMException('', 'AbortError'))).toEqual(silent)
  })

  it('what the caller tells of itself is not told twice', () => {
    expect(reactionTo(new ApiFailure(413), { quiet: [413] })).toEqual(silent)
  })
})
