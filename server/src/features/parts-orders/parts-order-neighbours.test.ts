import { expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const [admin, sales, other] = [
  await test.signIn('admin'),
  await test.signIn('sales_manager'),
  await test.signIn('sales_manager'),
]
const of = (id: number) => ({ params: { id } })

it('a part, customer, tag and sales manager of an order cannot be deleted; the refusal links to it', {
  tags: ['CUST-005', 'CUST-019', 'PART-009'],
}, async () => {
  const seller = await test.signIn('sales_manager')
  const tag = (
    await admin.call(tagEndpoints.create, { body: { name: 'Rush', color: '#1890ff', type: 'order' } })
  ).data
  const part = await make.part(1)
  const order = await make.order(seller, [{ id: part }], { tag_ids: [tag.id] })
  const related = [{ kind: 'parts_order', id: order.id, name: order.order_number, is_deleted: false }]
  await admin.call(userEndpoints.toggleUserStatus, of(seller.user.id))
  const { data: buyer } = await admin.call(customerEndpoints.getCustomer, of(order.customer!.id))
  expect(buyer.hasRelatedPartOrders).toBe(true)
  const refused = [
    await admin.attempt(partEndpoints.deletePart, of(part)),
    await admin.attempt(customerEndpoints.deleteCustomer, of(order.customer!.id)),
    await admin.attempt(tagEndpoints.remove, of(tag.id)),
    await admin.attempt(userEndpoints.deleteUser, of(seller.user.id)),
  ]
  expect(refused.map(({ status, errors }) => [status, errors[0]!.code, errors[0]!.params])).toEqual([
    [422, 'part_has_open_parts_orders', { count: 1, related }],
    [422, 'customer_has_part_orders', { count: 1, related }],
    [422, 'tag_on_parts_orders', { count: 1, related }],
    [422, 'user_has_open_parts_orders', { count: 1, related }],
  ])
  await admin.call(userEndpoints.toggleUserStatus, of(seller.user.id))
  const shown = (await admin.call(partEndpoints.getPart, of(part))).data
  expect([shown.hasRelatedOpenOrders, shown.hasRelatedDeletedOrders]).toEqual([true, false])
  await admin.call(api.deletePartsOrder, of(order.id))
  const after = (await admin.call(partEndpoints.getPart, of(part))).data
  expect([after.hasRelatedOpenOrders, after.hasRelatedDeletedOrders]).toEqual([false, true])
  const held = await admin.attempt(partEndpoints.deletePart, of(part))
  expect(held.errors.map(({ code }) => code)).toEqual(['part_in_stock', 'part_has_deleted_parts_orders'])
  const gone = await admin.attempt(customerEndpoints.deleteCustomer, of(order.customer!.id))
  expect(gone.errors.map(({ code, params }) => [code, params])).toEqual([
    ['customer_has_deleted_part_orders', { count: 1 }],
  ])
})

it('a tag that only a deleted order has can be deleted', async () => {
  const [free, kept] = (
    await Promise.all(
      ['Held', 'Kept'].map(name =>
        admin.call(tagEndpoints.create, { body: { name, color: '#1890ff', type: 'order' } }),
      ),
    )
  ).map(({ data }) => data.id) as [number, number]
  const part = await make.part(3)
  const other = await make.order(admin, [{ id: part }], { tag_ids: [kept] })
  const order = await make.order(admin, [{ id: part }], { tag_ids: [free, kept] })
  await admin.call(api.deletePartsOrder, of(order.id))
  const isUsed = async (id: number) => (await admin.call(tagEndpoints.get, of(id))).data.hasRelatedEntities
  expect([await isUsed(free), await isUsed(kept)]).toEqual([false, true])
  await admin.call(tagEndpoints.remove, of(free))
  expect((await admin.attempt(tagEndpoints.get, of(free))).status).toBe(404)
  const { status, errors } = await admin.attempt(tagEndpoints.remove, of(kept))
  const related = [{ kind: 'parts_order', id: other.id, name: other.order_number, is_deleted: false }]
  expect([status, errors[0]!.code, errors[0]!.params]).toEqual([
    422,
    'tag_on_parts_orders',
    { count: 1, related },
  ])
})

it("reservations and movements of a part have the order's number", async () => {
  const part = await make.part(5)
  const order = await make.order(admin, [{ id: part, quantity: 2 }])
  const [held] = (await admin.call(partEndpoints.listReserved, of(part))).data
  expect(held).toMatchObject({
    order_id: order.id,
    order_type: 'parts',
    order_number: order.order_number,
    status: 'new',
    quantity: 2,
  })
  await make.move(admin, order.id, 'in_process')
  await make.move(admin, order.id, 'sent')
  const [sold] = (await admin.call(partEndpoints.listTransactions, of(part))).data
  expect(sold).toMatchObject({
    order_id: order.id,
    order_type: 'parts',
    invoice_number: order.order_number,
    operation_type: 'sold',
  })
})

it('is assigned to another active sales manager, or to oneself', {
  tags: ['PO-035', 'PO-036', 'PO-057'],
}, async () => {
  const { id } = await make.order(admin)
  const assign = async (client: typeof admin, managerId: number) => {
    const { status, errors, body } = await client.attempt(api.assignSalesManager, {
      ...of(id),
      body: { sales_manager_id: managerId },
    })
    return status === 200 ? body.data.sales_manager!.id : [errors[0]!.source!.parameter, errors[0]!.code]
  }
  const parameter = 'sales_manager_id'
  expect(await assign(sales, other.user.id)).toEqual([parameter, 'sales_manager_only_self'])
  expect(await assign(sales, sales.user.id)).toBe(sales.user.id)
  expect(await assign(admin, sales.user.id)).toEqual([parameter, 'sales_manager_already_assigned'])
  expect(await assign(admin, admin.user.id)).toEqual([parameter, 'sales_manager_not_available'])
  expect(await assign(admin, other.user.id)).toBe(other.user.id)
  const left = await test.signIn('sales_manager')
  await admin.call(userEndpoints.toggleUserStatus, of(left.user.id))
  expect(await assign(admin, left.user.id)).toEqual([parameter, 'sales_manager_not_available'])
  const { data } = await other.call(notificationEndpoints.listNotifications, {})
  expect(data[0]).toMatchObject({ type: 'order_assigned', link: `/parts-orders/${id}` })
})

it('notifies its sales manager of status and comment, and records both', {
  tags: ['PO-051', 'PO-056'],
}, async () => {
  const order = await make.order(sales)
  await make.move(admin, order.id, 'in_process')
  const comment = (await admin.call(api.addComment, { ...of(order.id), body: { comment: 'Two boxes' } })).data
  const notifications = (await sales.call(notificationEndpoints.listNotifications, {})).data
  expect(notifications.slice(0, 2).map(note => [note.type, note.link])).toEqual([
    ['comment_added', `/parts-orders/${order.id}`],
    ['order_status_changed', `/parts-orders/${order.id}`],
  ])
  await sales.call(api.addComment, { ...of(order.id), body: { comment: 'On the shelf' } })
  const comments = async () => {
    const { data } = await sales.call(api.listComments, of(order.id))
    expect((await admin.call(api.getPartsOrder, of(order.id))).data.comments_count).toBe(data.length)
    return data.map(one => [one.comment, one.can_delete])
  }
  expect(await comments()).toEqual([
    ['On the shelf', true],
    ['Two boxes', false],
  ])
  await admin.call(api.deleteComment, { params: { id: order.id, comment_id: comment.id } })
  expect(await comments()).toEqual([['On the shelf', true]])
  await admin.call(api.updatePartsOrder, { ...of(order.id), body: { delivery_cost: 9 } })
  const lines = (await admin.call(api.listHistory, of(order.id))).data
  expect(lines.map(line => line.message)).toEqual([
    'Order changed',
    'Comment deleted',
    'Comment added',
    'Comment added',
    'Order status changed',
    `Order ${order.order_number} checked out`,
  ])
  expect(lines[0]!.changes).toEqual([
    { label: 'Additional shipping cost', before: '$0.00', after: '$9.00' },
    { label: 'Total', before: '$10.00', after: '$19.00' },
  ])
  for (const language of ['ru', 'es', 'uk']) {
    const { data } = await admin.call(api.listFullHistory, of(order.id), { language })
    for (const { message } of data) expect(message).not.toMatch(/parts-orders|\{\{/)
  }
})

it('the catalogues have keys with titles', { tags: ['PO-029', 'PO-054', 'PO-055'] }, async () => {
  const keys = async (answer: Promise<{ data: { key: string; title: string }[] }>) => {
    const { data } = await answer
    for (const { key, title } of data) expect(title).not.toContain(`.${key}`)
    return data.map(({ key }) => key)
  }
  expect(await keys(admin.call(api.listPartsOrderSources))).toEqual(['bs', 'amazon', 'haulk_depot', 'ecomm'])
  expect(await keys(admin.call(api.listPartsOrderTerms))).toEqual(['immediately', '15_days', '30_days'])
  expect(await keys(admin.call(api.listPartsOrderDeliveryMethods))).toEqual([
    'ups',
    'fedex',
    'usps',
    'ltl_freight',
    'own_delivery',
  ])
  const methods = (query: object) => keys(admin.call(api.listPartsOrderMethods, { query }))
  expect(await methods({})).toContain('online')
  expect(await methods({ for_add_payment: true })).not.toContain('online')
  for (const payment_terms of ['15_days', '30_days'])
    for (const for_add_payment of [false, true])
      expect(await methods({ payment_terms, for_add_payment })).toEqual([
        'check',
        'money_order',
        'ach',
        'wire',
      ])
})
