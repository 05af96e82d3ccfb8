import { expect, it } from 'vitest'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { whyNotEditable } from './why-not-editable.ts'

it('explains with the server’s error why an order cannot be edited', () => {
  const { deleted_order_not_editable, finished_order_not_editable, paid_order_not_editable } =
    repairOrderErrors
  const keyOf = ({ code }: { code: string }) => `repair-orders.errors.${code}`
  expect(whyNotEditable({ status: 'deleted', payment_status: ['paid'] })).toBe(
    keyOf(deleted_order_not_editable),
  )
  expect(whyNotEditable({ status: 'finished', payment_status: ['paid'] })).toBe(
    keyOf(finished_order_not_editable),
  )
  expect(whyNotEditable({ status: 'new', payment_status: ['paid'] })).toBe(keyOf(paid_order_not_editable))
  expect(whyNotEditable({ status: 'new', payment_status: ['not_paid'] })).toBe(
    `errors.${commonErrors.forbidden.code}`,
  )
})
