import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentPayload } from '#contract/billing/payment.ts'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { paymentMethods } from '#contract/lookups/payment-methods.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
beforeEach(() => test.clock.set('2026-11-21T15:00:00Z'))

const payment = (amount: number, changes: Partial<PaymentPayload> = {}): PaymentPayload => ({
  amount,
  payment_date: '2026-11-21',
  payment_method: 'cash',
  ...changes,
})
const pay = (id: number, body: PaymentPayload) =>
  admin.attempt(money.createOrderPayment, { params: { id }, body })
const read = async (id: number) => (await admin.call(api.getRepairOrder, { params: { id } })).data
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(error => error.code)

describe('payments', () => {
  it('add up until the order is paid, with the day of the last one', {
    tags: ['RO-009', 'RO-014', 'RO-034', 'RO-042'],
  }, async () => {
    const order = await make.order(admin)
    expect(order.total_amount).toBe(200)
    const first = await pay(order.id, payment(120.5, { orderId: order.id, notes: 'At the counter' }))
    expect(first.body.data).toMatchObject({
      amount: 120.5,
      notes: 'At the counter',
      reference_number: null,
      created_by: { id: admin.user.id, full_name: admin.user.full_name },
    })
    expect(await read(order.id)).toMatchObject({
      payments: [first.body.data],
      paid_amount: 120.5,
      balance: 79.5,
      payment_status: ['not_paid', 'not_billed', 'not_overdue'],
      action_scopes: {
        can_create_payment: true,
        can_delete_payment: true,
        can_delete: false,
        can_update: true,
      },
    })
    test.clock.set('2026-11-24T15:00:00Z')
    await pay(order.id, payment(79.5, { payment_date: '2026-11-24' }))
    const paid = await read(order.id)
    expect(paid).toMatchObject({
      balance: 0,
      payment_status: ['paid', 'not_billed', 'not_overdue'],
      action_scopes: { can_create_payment: false, can_update: false },
    })
    expect(new Date(paid.paid_at! * 1000).toISOString()).toBe('2026-11-24T06:00:00.000Z')
    expect(paid.payments.map(row => row.amount)).toEqual([120.5, 79.5])
    expect(codes(await pay(order.id, payment(0.01)))).toEqual(['order_already_paid'])
    const edit = await admin.attempt(api.updateRepairOrder, { params: { id: order.id }, body: order.body })
    expect(codes(edit)).toEqual(['paid_order_not_editable'])
  })

  it('make the order paid since the latest of their days, not that of the last entered', async () => {
    const order = await make.order(admin)
    test.clock.set('2026-11-24T15:00:00Z')
    await pay(order.id, payment(150, { payment_date: '2026-11-24' }))
    await pay(order.id, payment(50, { payment_date: '2026-11-22' }))
    const { paid_at } = await read(order.id)
    expect(new Date(paid_at! * 1000).toISOString()).toBe('2026-11-24T06:00:00.000Z')
  })

  it('when deleted leave both lines in the ledger and the order unpaid', {
    tags: 'RO-014',
  }, async () => {
    const order = await make.order(admin)
    const { data } = (await pay(order.id, payment(200))).body
    const drop = () =>
      admin.attempt(money.deleteOrderPayment, { params: { id: order.id, payment_id: data.id } })
    expect((await drop()).status).toBe(204)
    expect(await read(order.id)).toMatchObject({ paid_amount: 0, balance: 200, paid_at: null, payments: [] })
    const again = await drop()
    expect([again.status, ...codes(again)]).toEqual([404, 'no_such_payment'])
    const other = await make.order(admin)
    const foreign = { params: { id: other.id, payment_id: data.id } }
    expect((await admin.attempt(money.deleteOrderPayment, foreign)).status).toBe(404)
    const ledger = await test.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', order.id)
      .execute()
    expect(ledger).toHaveLength(1)
    await expect(test.db.deleteFrom('payments').where('order_id', '=', order.id).execute()).rejects.toThrow(
      'append-only',
    )
    const { data: history } = await admin.call(api.listHistory, { params: { id: order.id } })
    expect(history.map(entry => entry.message).slice(0, 2)).toEqual([
      'Payment of $200.00 deleted',
      'Payment of $200.00 recorded',
    ])
  })

  const refused: [string, string, object][] = [
    ['no amount', 'amount', { amount: undefined }],
    ['nothing', 'amount', { amount: 0 }],
    ['parts of a cent', 'amount', { amount: 1.001 }],
    ['more than the balance', 'amount', { amount: 200.01 }],
    ['no date', 'payment_date', { payment_date: undefined }],
    ['no method', 'payment_method', { payment_method: undefined }],
    ['the online method from staff', 'payment_method', { payment_method: 'online' }],
    ['an unknown method', 'payment_method', { payment_method: 'barter' }],
  ]
  it.each(refused)('refuses %s', { tags: 'RO-038' }, async (_what, parameter, change) => {
    const order = await make.order(admin)
    const { status, errors } = await pay(order.id, { ...payment(10), ...change } as PaymentPayload)
    expect([status, errors[0]?.source?.parameter]).toEqual([422, parameter])
    if (Object.values(change)[0] === undefined) expect(errors[0]!.title).toBe('Field is required')
  })

  it.each([
    ['2026-11-22', ['payment_in_the_future']],
    ['2026-11-21', []],
    ['2025-11-21', []],
    ['2025-11-20', ['payment_long_before_order']],
  ])('of %s on a late evening of 2026-11-21: %j', async (payment_date, expected) => {
    // Before midnight in Chicago.
    test.clock.set('2026-11-22T04:00:00Z')
    const order = await make.order(admin)
    const answer = await pay(order.id, payment(10, { payment_date }))
    expect(codes(answer)).toEqual(expected)
    for (const { source } of answer.errors) expect(source?.parameter).toBe('payment_date')
  })

  it('return all errors at once', async () => {
    const order = await make.order(admin)
    const answer = await pay(order.id, payment(200.01, { payment_date: '2062-11-21' }))
    expect(codes(answer)).toEqual(['payment_over_balance', 'payment_in_the_future'])
    expect(answer.errors[0]!.title).toContain('$200.00')
  })

  it('have a reference number only for a money order', { tags: 'RO-037' }, async () => {
    const order = await make.order(admin)
    const take = async (payment_method: PaymentPayload['payment_method']) =>
      (await pay(order.id, payment(1, { payment_method, reference_number: '20417' }))).body.data
        .reference_number
    expect(await take('money_order')).toBe('20417')
    for (const method of paymentMethods)
      if (method !== 'money_order' && method !== 'online') expect(await take(method), method).toBeNull()
  })

  it('keep the total from falling below them, and pay the order when it falls to them', async () => {
    const order = await make.order(admin)
    await pay(order.id, payment(150))
    const save = (hourly_rate: number) =>
      admin.attempt(api.updateRepairOrder, {
        params: { id: order.id },
        body: {
          ...order.body,
          types_of_work: [{ name: 'Brakes', hourly_rate, duration: '1:00', inventories: [] }],
        },
      })
    const refused = await save(149.99)
    expect(refused.errors).toMatchObject([
      {
        code: 'total_below_paid',
        title: 'The new total of $149.99 is less than the $150.00 already paid. Delete a payment first',
        source: { parameter: 'types_of_work' },
      },
    ])
    expect((await save(150)).body.data).toMatchObject({
      balance: 0,
      payment_status: ['paid', 'not_billed', 'not_overdue'],
    })
  })

  it('restrict the order to vehicles of its customer', async () => {
    const vehicle = await make.vehicle()
    const order = await make.order(admin, [], { truck_id: vehicle.id })
    const save = (truck_id: number) =>
      admin.attempt(api.updateRepairOrder, { params: { id: order.id }, body: { ...order.body, truck_id } })
    await pay(order.id, payment(10))
    const refused = await save((await make.vehicle()).id)
    expect([refused.status, refused.errors]).toMatchObject([
      422,
      [{ code: 'vehicle_of_another_customer', source: { parameter: 'truck_id' } }],
    ])
    expect((await save((await make.vehicle(vehicle.owner_id)).id)).status).toBe(200)
  })

  it('cannot exceed the balance when two clerks enter them at once', async () => {
    const order = await make.order(admin)
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(order.id, payment(60))))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
    expect(await read(order.id)).toMatchObject({ paid_amount: 180, balance: 20 })
  })

  it('are refused for a deleted order', async () => {
    const order = await make.order(admin)
    await admin.call(api.deleteRepairOrder, { params: { id: order.id } })
    expect(codes(await pay(order.id, payment(1)))).toEqual(['order_is_deleted'])
  })

  it('are refused at orderId if it differs from the path', async () => {
    const [order, other] = [await make.order(admin), await make.order(admin)]
    const { status, errors } = await pay(order.id, payment(10, { orderId: other.id }))
    expect([status, errors[0]?.code, errors[0]?.source?.parameter]).toEqual([
      422,
      'another_order_named',
      'orderId',
    ])
    expect([await read(order.id), await read(other.id)]).toMatchObject([
      { paid_amount: 0 },
      { paid_amount: 0 },
    ])
    expect((await pay(order.id, payment(10, { orderId: order.id }))).status).toBe(200)
  })
})

describe('an order of $0.00', () => {
  const free = {
    types_of_work: [{ name: 'Recall', hourly_rate: 0, duration: '1:00', inventories: [] }],
    due_date: '2026-11-01',
  }
  const move = (id: number, status: 'new' | 'finished') =>
    admin.call(api.changeRepairOrderStatus, { params: { id }, body: { status } })
  const listed = async (id: number, payment_status: 'paid' | 'not_paid' | 'overdue') => {
    const { data } = await admin.call(api.listRepairOrders, { query: { payment_status } })
    return data.some(row => row.id === id)
  }

  it('is paid since it was finished, in lists and filters too, and unpaid when reopened', async () => {
    const order = await make.order(admin, [], free)
    expect(order).toMatchObject({ total_amount: 0, paid_at: null, action_scopes: { can_update: true } })
    expect(await listed(order.id, 'not_paid')).toBe(true)
    await move(order.id, 'finished')
    expect(await read(order.id)).toMatchObject({
      payment_status: ['paid', 'not_billed', 'not_overdue'],
      paid_at: test.clock.now().getTime() / 1000,
      action_scopes: { can_create_payment: false },
    })
    expect([await listed(order.id, 'paid'), await listed(order.id, 'not_paid')]).toEqual([true, false])
    expect(codes(await pay(order.id, payment(0.01)))).toEqual(['order_already_paid'])

    test.clock.set('2026-11-21T20:00:00Z')
    const { data: open } = await move(order.id, 'new')
    expect(open).toMatchObject({ paid_at: null, payment_status: ['not_paid', 'not_billed', 'not_overdue'] })
    const edit = await admin.attempt(api.updateRepairOrder, {
      params: { id: order.id },
      body: { ...order.body, notes: 'Under the recall' },
    })
    expect(edit.body.data).toMatchObject({ paid_at: null, notes: 'Under the recall' })
  })
})
