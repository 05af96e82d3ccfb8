import { expect, it, vi } from 'vitest'
import { notify } from '#web/shell/notices.ts'
import sentences from '../../../../../translations/en/parts-orders.json' with { type: 'json' }
import { hasOrderId } from './order-id.ts'

it('an item of no order is not sent, and that is said', { tags: 'POW-029' }, () => {
  const told = vi.spyOn(notify, 'error').mockImplementation(() => undefined)
  expect(hasOrderId(7)).toBe(true)
  expect(told).not.toHaveBeenCalled()
  expect(hasOrderId(undefined)).toBe(false)
  expect(told.mock.calls).toEqual([['parts-orders.wizard.no_order']])
  expect(sentences.wizard.no_order).toBe('Something went wrong. Please try again.')
})
