import { expect, it, vi } from 'vitest'
import { ApiFailure, UnexpectedAnswer } from '#web/api/api-failure.ts'
import { showNoticesWith } from '#web/shell/notices.ts'
import { showRefusal } from './show-refusal.ts'

const show = vi.fn()
showNoticesWith(show)

it('shows the refusal of the server', () => {
  showRefusal(new ApiFailure(409, [{ status: 409, code: 'x', title: 'Two open orders use this part' }]))
  expect(show).toHaveBeenCalledWith({ level: 'error', title: 'Two open orders use this part' })
})

it('leaves an invalid response to the global notice', () => {
  show.mockClear()
  expect(() => showRefusal(new UnexpectedAnswer('odd'))).not.toThrow()
  expect(show).not.toHaveBeenCalled()
})

it('throws other errors', () => {
  expect(() => showRefusal(new TypeError('undefined is not a function'))).toThrow(TypeError)
})
