import { expect, it } from 'vitest'
import { editingRefusal, isEditable } from './editing.ts'
import { repairOrderStatuses } from './repair-order-statuses.ts'

it('an order is editable while open and unpaid; the refusal names its state', () => {
  const each = (is_paid: boolean) => repairOrderStatuses.map(status => ({ status, is_paid }))
  expect(each(false).map(isEditable)).toEqual([true, true, false, false])
  expect(each(false).map(order => editingRefusal(order)?.code)).toEqual([
    undefined,
    undefined,
    'finished_order_not_editable',
    'deleted_order_not_editable',
  ])
  expect(each(true).map(order => editingRefusal(order)?.code)).toEqual([
    'paid_order_not_editable',
    'paid_order_not_editable',
    'finished_order_not_editable',
    'deleted_order_not_editable',
  ])
})
