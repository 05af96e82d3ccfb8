import { expect, it, vi } from 'vitest'
import { ApiFailure, UnexpectedAnswer } from '#web/api/api-failure.ts'
import { showNoticesWith } from '#web/shell/notices.ts'
import { showRefusal } from './show-refusal.ts'

const show = vi.fn()
showNoticesWith(show)

it('says what the server refused with', () => {
  showRefusal(new ApiFailure(409, [{ status: 409, code: 'x', title: 'Two open orders use this part' }]))
  expect(show).toHaveBeenCalledWith({ level: 'error', title: 'Two open orders use this part' })
})

it('leaves an answer that does not fit to the notice of every screen, and the act comes to its end', () => {
  show.mockClear()
  expect(() => showRefusal(new UnexpectedAnswer('odd'))).not.toThrow()
  expect(show).not.toHaveBeenCalled()
})

it('does not hide an error of the program', () => {
  expect(() => showRefusal(new TypeError('undefined is not a function'))).toThrow(TypeError)
})
