import { expect, it } from 'vitest'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderStatuses } from '#contract/parts-orders/parts-order-statuses.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { repairOrderStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const repairs = orderFixtures(test)
const admin = await test.signIn('admin')

async function relatedOrdersOf(id: number) {
  const params = { id }
  const { data } = await admin.call(userEndpoints.toggleUserStatus, { params })
  const { errors } = await admin.attempt(userEndpoints.deleteUser, { params })
  const { hasRelatedOpenOrders: open, hasRelatedDeletedOrders: deleted } = data
  return { open, deleted, reasons: errors.map(({ code, params }) => [code, params!.count]) }
}

it.each(partsOrderStatuses)('a sales manager of a parts order that is %s', async status => {
  const seller = await test.signIn('sales_manager')
  await make.orderIn(seller, status)
  const open = ['new', 'in_process', 'pending_pickup', 'sent'].includes(status)
  const reasons = open ? [['user_has_open_parts_orders', 1]] : []
  expect(await relatedOrdersOf(seller.user.id)).toEqual({ open, deleted: false, reasons })
})

it('drafts and deleted parts orders do not prevent deletion of a sales manager', async () => {
  const seller = await test.signIn('sales_manager')
  await make.draft(seller)
  const { id } = await make.order(seller)
  await admin.call(partsOrderEndpoints.deletePartsOrder, { params: { id } })
  expect(await relatedOrdersOf(seller.user.id)).toEqual({ open: false, deleted: false, reasons: [] })
})

it('counts twelve parts orders and links to the newest ten', async () => {
  const seller = await test.signIn('sales_manager')
  const made: { id: number; order_number: string }[] = []
  while (made.length < 12) made.push(await make.order(seller))
  const params = { id: seller.user.id }
  await admin.call(userEndpoints.toggleUserStatus, { params })
  const { errors } = await admin.attempt(userEndpoints.deleteUser, { params })
  const newest = made.reverse().slice(0, 10)
  expect(errors[0]!.params).toEqual({
    count: 12,
    related: newest.map(({ id, order_number: name }) => ({
      kind: 'parts_order',
      id,
      name,
      is_deleted: false,
    })),
  })
})

it.each(repairOrderStatuses)('a mechanic with a repair order that is %s', async status => {
  const mechanic = await test.signIn('mechanic')
  const { id } = await repairs.order(admin, [], { mechanic_id: mechanic.user.id })
  const params = { id }
  if (status === 'deleted') await admin.call(repairOrderEndpoints.deleteRepairOrder, { params })
  else if (status !== 'new')
    await admin.call(repairOrderEndpoints.changeRepairOrderStatus, { params, body: { status } })
  const open = ['new', 'in_process'].includes(status)
  const deleted = status === 'deleted'
  const reasons = open ? [['user_has_open_orders', 1]] : deleted ? [['user_has_deleted_orders', 1]] : []
  expect(await relatedOrdersOf(mechanic.user.id)).toEqual({ open, deleted, reasons })
})
