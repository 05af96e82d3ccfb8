import { beforeEach, describe, expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import type { PaymentPayload } from '#contract/billing/payment.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { checkedOutOrders } from '#server/testing/checked-out-order.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const { checkedOut: order, release } = checkedOutOrders(test)
const admin = await test.signIn('admin')
beforeEach(() => test.clock.set('2026-11-21T15:00:00Z'))

const payment = (amount: number, changes: Partial<PaymentPayload> = {}): PaymentPayload => ({
  amount,
  payment_date: '2026-11-21',
  payment_method: 'cash',
  ...changes,
})
const pay = (id: number, body: PaymentPayload, client = admin) =>
  client.attempt(money.createPartsOrderPayment, { params: { id }, body })
const drop = (id: number, payment_id: number, client = admin) =>
  client.attempt(money.deletePartsOrderPayment, { params: { id, payment_id } })
const stored = (id: number) =>
  test.db
    .selectFrom('parts_orders')
    .select(['paid_amount', 'is_paid', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(error => error.code)

describe('payments of a parts order', () => {
  it('add up until it is paid, with the day of the last one', { tags: 'PO-058' }, async () => {
    const { id, total } = await order()
    expect(total).toBe(100)
    const first = await pay(id, payment(60.5, { orderId: id, notes: 'At the counter' }))
    expect(first.body.data).toMatchObject({
      amount: 60.5,
      payment_date: '2026-11-21',
      payment_method: 'cash',
      reference_number: null,
      notes: 'At the counter',
      created_by: { id: admin.user.id, full_name: admin.user.full_name },
    })
    expect(await stored(id)).toEqual({ paid_amount: '60.50', is_paid: false, paid_at: null })
    await pay(id, payment(39.5, { payment_method: 'money_order', reference_number: 'MO-7' }))
    expect(await stored(id)).toEqual({
      paid_amount: '100.00',
      is_paid: true,
      paid_at: new Date('2026-11-21T06:00:00Z'),
    })
    expect(codes(await pay(id, payment(0.01)))).toEqual(['order_already_paid'])
  })

  it('make their amount due again when deleted', { tags: 'PO-058' }, async () => {
    const { id } = await order()
    const { data } = (await pay(id, payment(100))).body
    expect((await drop(id, data.id)).status).toBe(204)
    expect(await stored(id)).toEqual({ paid_amount: '0.00', is_paid: false, paid_at: null })
    expect((await drop(id, data.id)).status).toBe(404)
    const other = await order()
    const { data: foreign } = (await pay(other.id, payment(5))).body
    expect(codes(await drop(id, foreign.id))).toEqual(['no_such_payment'])
  })

  it('are limited to the balance', async () => {
    const { id } = await order()
    const { status, errors } = await pay(id, payment(100.01))
    expect([status, errors[0]?.code, errors[0]?.source?.parameter]).toEqual([
      422,
      'payment_over_balance',
      'amount',
    ])
    expect(codes(await pay(id, payment(1, { orderId: id + 1 })))).toEqual(['another_order_named'])
    const online = await pay(id, payment(1, { payment_method: 'online' as 'cash' }))
    expect([online.status, online.errors[0]?.source?.parameter]).toEqual([422, 'payment_method'])
  })

  it('never exceed the balance when clerks enter them at once', async () => {
    const { id } = await order()
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id, payment(30))))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
    expect(await stored(id)).toMatchObject({ paid_amount: '90.00', is_paid: false })
  })

  it.each([
    ['a draft', { is_draft: true, order_number: null, checked_out_at: null }, 'order_is_draft'],
    ['a canceled order', { status: 'canceled' }, 'order_not_payable'],
    [
      'a refunded order',
      { status: 'returned', refunded_at: new Date('2026-11-20T12:00:00Z') },
      'order_not_payable',
    ],
    ['a deleted order', { deleted_at: new Date('2026-11-20T12:00:00Z') }, 'no_such_parts_order'],
  ])('are taken for no more of %s', async (_what, state, code) => {
    const { id } = await order()
    await release(id)
    await test.db.updateTable('parts_orders').set(state).where('id', '=', id).execute()
    expect(codes(await pay(id, payment(1)))).toEqual([code])
    expect(codes(await drop(id, 1))).toEqual([code])
    const params = { id }
    const invoice = await admin.attempt(money.getPartsOrderInvoice, { params, body: {} })
    expect(codes(invoice)).toEqual([code])
    const mail = { recipient_email: ['maria@fleet.example'], invoice_date: '2026-11-21' }
    expect(codes(await admin.attempt(money.sendPartsOrderDocuments, { params, body: mail }))).toEqual([code])
    expect(codes(await admin.attempt(money.getPackingSlip, { params }))).toEqual([code])
    expect(codes(await admin.attempt(money.getPickList, { params }))).toEqual([code])
  })

  it('do not appear in the repair order with the same id', async () => {
    const { id } = await order()
    const make = orderFixtures(test)
    let repair = await make.order(admin)
    while (repair.id < id) repair = await make.order(admin)
    expect(repair.id).toBe(id)
    await pay(id, payment(10))
    const { data } = await admin.call(repairOrderEndpoints.getRepairOrder, { params: { id } })
    expect(data).toMatchObject({ id, paid_amount: 0, payments: [] })
    expect(await stored(id)).toMatchObject({ paid_amount: '10.00' })
  })

  it('notify the office and the order’s sales manager', async () => {
    const manager = await test.signIn('sales_manager')
    const { id, number } = await order()
    await test.db
      .updateTable('parts_orders')
      .set({ sales_manager_id: manager.user.id })
      .where('id', '=', id)
      .execute()
    await pay(id, payment(12.5))
    const notifications = await test.db
      .selectFrom('notifications')
      .select(['params', 'link'])
      .where('user_id', '=', manager.user.id)
      .execute()
    expect(notifications).toEqual([
      { params: { order_number: number, amount: '$12.50' }, link: `/parts-orders/${id}` },
    ])
  })
})
