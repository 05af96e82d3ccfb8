import { expect, it } from 'vitest'
import { areItemsEditable, isDeletable, isEditable } from './editing.ts'
import { partsOrderStatuses } from './parts-order-statuses.ts'

const those = (holds: (status: (typeof partsOrderStatuses)[number]) => boolean) =>
  partsOrderStatuses.filter(holds)

it('is changed until its goods are on their way or wait to be picked up', () => {
  expect(those(status => isEditable({ status }))).toEqual(['new', 'in_process'])
})

it('keeps its items from the first payment on', () => {
  expect(those(status => areItemsEditable({ status, paid_amount: '0.00' }))).toEqual(['new', 'in_process'])
  expect(those(status => areItemsEditable({ status, paid_amount: 0.01 }))).toEqual([])
})

it('is deleted while nothing is paid, and nothing on its way or with the customer', () => {
  expect(those(status => isDeletable({ status, paid_amount: 0 }))).toEqual(['new', 'canceled'])
  expect(those(status => isDeletable({ status, paid_amount: '0.01' }))).toEqual([])
})
