import { expect, it } from 'vitest'
import { areItemsEditable, isDeletable, isEditable } from './editing.ts'
import { partsOrderStatuses } from './parts-order-statuses.ts'

const those = (holds: (status: (typeof partsOrderStatuses)[number]) => boolean) =>
  partsOrderStatuses.filter(holds)

it('is editable until sent or ready for pickup', () => {
  expect(those(status => isEditable({ status }))).toEqual(['new', 'in_process'])
})

it('has frozen items after the first payment', () => {
  expect(those(status => areItemsEditable({ status, paid_amount: '0.00' }))).toEqual(['new', 'in_process'])
  expect(those(status => areItemsEditable({ status, paid_amount: 0.01 }))).toEqual([])
})

it('is deletable while new or canceled without payments', () => {
  expect(those(status => isDeletable({ status, paid_amount: 0, refunded_at: null }))).toEqual([
    'new',
    'canceled',
  ])
  expect(those(status => isDeletable({ status, paid_amount: '0.01', refunded_at: null }))).toEqual([])
  expect(those(status => isDeletable({ status, paid_amount: 0, refunded_at: 1 }))).toEqual([])
})
