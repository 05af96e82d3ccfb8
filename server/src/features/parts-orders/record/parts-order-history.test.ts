import { expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderFixtures, sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { tracesOf } from '#server/testing/traces.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const [admin, seller] = [await test.signIn('admin'), await test.signIn('sales_manager')]

async function left(id: number, write: () => Promise<unknown>) {
  const { history, announced } = await tracesOf(test, write)
  for (const line of history)
    expect(line).toMatchObject({ kind: 'parts_order', record_id: id, user_id: admin.user.id })
  expect(announced).toEqual([{ kind: 'parts_order', id }])
  return history.map(({ act, params, changes }) => [act, params, changes])
}

const pay = (id: number) =>
  admin.call(money.createPartsOrderPayment, {
    params: { id },
    body: { amount: 1, payment_date: '2026-11-21', payment_method: 'cash' },
  })

const status = (before: string, after: string) => [
  {
    label: 'parts-orders.changes.status',
    before: `parts-orders.statuses.${before}`,
    after: `parts-orders.statuses.${after}`,
    as: 'key',
  },
]

it('every act on an order is recorded and announced', async () => {
  const [pads, oil] = [await make.part(9, { name: 'Pads' }), await make.part(9, { name: 'Oil', price: 4 })]
  const { id } = await make.draft(seller, [{ id: pads, quantity: 2 }])
  const params = { id }
  const checkout = await left(id, () => admin.call(api.checkoutPartsOrder, { params }))
  const { order_number, items } = (await admin.call(api.getPartsOrder, { params })).data
  expect(checkout).toEqual([['checked_out', { number: order_number }, []]])

  const body = { inventory_id: oil, quantity: 1, discount: 0 }
  const part = { part: expect.stringMatching(/^\S+ Oil$/) }
  const item = (before: string | null, after: string | null) => [
    { label: 'parts-orders.changes.item', before, after },
  ]
  let added = 0
  const adding = async () => {
    added = (await admin.call(api.addPartsOrderItem, { params, body })).data.id
  }
  expect(await left(id, adding)).toEqual([['item_added', part, item(null, '× 1 pcs, $4.00')]])
  const one = { params: { id, item_id: added } }
  const change = () => admin.call(api.updatePartsOrderItem, { ...one, body: { ...body, quantity: 3 } })
  expect(await left(id, change)).toEqual([['item_changed', part, item('× 1 pcs, $4.00', '× 3 pcs, $4.00')]])
  expect(await left(id, change)).toEqual([])
  expect(await left(id, () => admin.call(api.deletePartsOrderItem, one))).toEqual([
    ['item_deleted', part, item('× 3 pcs, $4.00', null)],
  ])
  expect((await admin.call(api.getPartsOrder, { params })).data.items).toEqual(items)

  for (const [before, after] of [
    ['new', 'in_process'],
    ['in_process', 'sent'],
    ['sent', 'returned'],
  ] as const) {
    if (after === 'returned') await pay(id)
    const sent_data = after === 'sent' ? [sampleShipment] : []
    const moving = () =>
      admin.call(api.changePartsOrderStatus, { params, body: { status: after, sent_data } })
    expect(await left(id, moving)).toEqual([['status_changed', {}, status(before, after)]])
  }
  expect(await left(id, () => admin.call(api.refundPartsOrder, { params }))).toEqual([['refunded', {}, []]])

  const canceled = { params: { id: (await make.order(seller)).id } }
  expect(await left(canceled.params.id, () => admin.call(api.cancelPartsOrder, canceled))).toEqual([
    ['canceled', {}, status('new', 'canceled')],
  ])
  const paid = (await make.order(seller)).id
  await pay(paid)
  expect(await left(paid, () => admin.call(api.cancelPartsOrder, { params: { id: paid } }))).toEqual([
    ['payments_refunded', { amount: '$1.00' }, []],
    ['canceled', {}, status('new', 'canceled')],
  ])
  expect(await left(canceled.params.id, () => admin.call(api.deletePartsOrder, canceled))).toEqual([
    ['deleted', {}, []],
  ])

  const { data } = await seller.call(notificationEndpoints.listNotifications)
  const notified = data.map(({ type, link }) => [type, link]).reverse()
  const of = (orderId: number) => `/parts-orders/${orderId}`
  expect(notified).toEqual([
    ['order_assigned', of(id)],
    ['order_status_changed', of(id)],
    ['order_status_changed', of(id)],
    ['payment_received', of(id)],
    ['order_status_changed', of(id)],
    ['order_status_changed', of(canceled.params.id)],
    ['payment_received', of(paid)],
    ['order_status_changed', of(paid)],
  ])
  const words = data.map(({ message }) => message.split('status changed to ')[1]).reverse()
  expect(words).toEqual([
    undefined,
    'In process',
    'Sent',
    undefined,
    'Returned',
    'Canceled',
    undefined,
    'Canceled',
  ])
})

it('a draft has no history, and its changes are announced', async () => {
  const [pads] = [await make.part(9)]
  const { id, items } = await make.draft(seller, [{ id: pads, quantity: 2 }])
  const params = { id, item_id: items[0]!.id }
  const body = { inventory_id: pads, quantity: 3, discount: 0 }
  expect(await left(id, () => admin.call(api.updatePartsOrderItem, { params, body }))).toEqual([])
  expect(await left(id, () => admin.call(api.deletePartsOrderItem, { params }))).toEqual([])
  expect(await left(id, () => admin.call(api.cancelPartsOrder, { params: { id } }))).toEqual([])
})
