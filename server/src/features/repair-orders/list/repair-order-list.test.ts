import { beforeEach, describe, expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import {
  repairOrderEndpoints as api,
  type RepairOrderFilters,
} from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const orders: Record<string, Awaited<ReturnType<typeof make.order>>> = {}

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const ines = await make.customer({ first_name: 'Ines' })
const truck = await make.vehicle(ines, { unit_number: 'U-100%' })
const trailer = await make.vehicle(await make.customer({ first_name: 'Zoe' }), { kind: 'trailer' })
const rate = (hourly_rate: number) => ({
  types_of_work: [{ name: 'Work', hourly_rate, duration: '1:00', inventories: [] }],
})
orders.overdue = await make.order(admin, [], { truck_id: truck.id, due_date: '2026-11-20', ...rate(300) })
orders.today = await make.order(admin, [], { trailer_id: trailer.id, due_date: '2026-11-21', ...rate(100) })
orders.paid = await make.order(admin, [], {
  ...rate(200),
  due_date: '2026-11-01',
  implementation_date: '2026-11-30 23:30',
})
orders.deleted = await make.order(admin, [], { ...rate(50), due_date: '2026-11-01' })
await admin.call(api.deleteRepairOrder, { params: { id: orders.deleted.id } })
await admin.call(money.createOrderPayment, {
  params: { id: orders.paid.id },
  body: { amount: 200, payment_date: '2026-11-21', payment_method: 'cash' },
})
await admin.call(money.createOrderPayment, {
  params: { id: orders.overdue.id },
  body: { amount: 0.5, payment_date: '2026-11-21', payment_method: 'cash' },
})
await admin.call(money.getOrderInvoice, { params: { id: orders.today.id } })
await admin.call(api.changeRepairOrderStatus, {
  params: { id: orders.today.id },
  body: { status: 'in_process' },
})
beforeEach(() => test.clock.set('2026-11-21T15:00:00Z'))

async function found(query: Partial<RepairOrderFilters>, more: object = {}) {
  const { data, meta } = await admin.call(api.listRepairOrders, { query: { ...query, ...more } })
  expect(meta.total).toBe(data.length)
  return data.map(row => Object.keys(orders).find(name => orders[name]!.id === row.id))
}

describe('the list', () => {
  it('shows all but deleted orders, newest first', {
    tags: ['RO-002', 'RO-003', 'RO-010'],
  }, async () => {
    expect(await found({})).toEqual(['paid', 'today', 'overdue'])
    const { data } = await admin.call(api.listRepairOrders)
    expect(data.at(-1)).toMatchObject({
      order_number: orders.overdue!.order_number,
      status: 'new',
      payment_status: ['not_paid', 'not_billed', 'overdue'],
      mechanic: { id: orders.overdue!.mechanic!.id },
      total_amount: 300,
      implementation_date: '2026-11-25 09:30',
      is_overdue: true,
      overdue_days: 1,
      balance: 299.5,
      vehicle: { unit_number: 'U-100%' },
      customer: { full_name: 'Ines Alvarez' },
      typeOfWork: [{ name: 'Work' }],
      action_scopes: { can_update: true, can_delete: false },
    })
  })

  it('filters by status, including deleted and inherited ones', { tags: 'RO-023' }, async () => {
    expect(await found({ status: 'in_process' })).toEqual(['today'])
    expect(await found({ status: 'deleted' })).toEqual(['deleted'])
    for (const status of ['offers', 'assigned', 'pickedup', 'delivered'] as const)
      expect(await found({ status })).toEqual([])
    expect((await admin.attempt(api.listRepairOrders, { query: { status: 'sent' as never } })).status).toBe(
      422,
    )
  })

  it('filters by payment status', { tags: 'RO-050' }, async () => {
    expect(await found({ payment_status: 'paid' })).toEqual(['paid'])
    expect(await found({ payment_status: 'not_paid' })).toEqual(['today', 'overdue'])
    expect(await found({ payment_status: 'billed' })).toEqual(['today'])
    expect(await found({ payment_status: 'not_billed' })).toEqual(['paid', 'overdue'])
    expect(await found({ payment_status: 'overdue' })).toEqual(['overdue'])
    expect(await found({ payment_status: 'not_overdue' })).toEqual(['paid', 'today'])
    expect(await found({ payment_status: 'refunded' })).toEqual([])
  })

  it("filters by mechanic, customer, truck, trailer and days in the company's calendar", {
    tags: 'LIST-014',
  }, async () => {
    const { overdue, today } = orders
    expect(await found({ mechanic_id: overdue!.mechanic!.id })).toEqual(['overdue'])
    expect(await found({ customer_id: overdue!.customer.id })).toEqual(['overdue'])
    expect(await found({ truck_id: overdue!.vehicle.id })).toEqual(['overdue'])
    expect(await found({ trailer_id: today!.vehicle.id })).toEqual(['today'])
    expect(await found({ dates_range: '2026-11-30 - 2026-11-30' })).toEqual(['paid'])
    expect(await found({ dates_range: '2026-12-01 - 2026-12-02' })).toEqual([])
    expect(await found({ dates_range: '2026-11-01 - 2026-11-24' })).toEqual([])
    // A day ends before midnight in the company's time zone.
    const { id } = overdue!
    const plan = (implementation_date: Date) =>
      test.db.updateTable('repair_orders').set({ implementation_date }).where('id', '=', id).execute()
    await plan(new Date('2026-12-05T06:00:00Z'))
    expect(await found({ dates_range: '2026-12-04 - 2026-12-04' })).toEqual([])
    expect(await found({ dates_range: '2026-12-05 - 2026-12-05' })).toEqual(['overdue'])
    await plan(new Date('2026-12-06T05:59:59Z'))
    expect(await found({ dates_range: '2026-12-05 - 2026-12-05' })).toEqual(['overdue'])
    await plan(new Date('2026-11-25T15:30:00Z'))
    const wrong = await admin.attempt(api.listRepairOrders, { query: { dates_range: '2026-12-02' } })
    expect([wrong.status, wrong.errors[0]?.source?.parameter]).toEqual([422, 'dates_range'])
  })

  it('finds by number, customer, phone in any format and vehicle; wildcards are literal', async () => {
    expect(await found({ search: orders.today!.order_number.toLowerCase() })).toEqual(['today'])
    expect(await found({ search: 'ines alv' })).toEqual(['overdue'])
    expect(await found({ search: '(312) 555-0119' })).toEqual(['paid', 'today', 'overdue'])
    expect(await found({ search: 'u-100%' })).toEqual(['overdue'])
    expect(await found({ search: orders.paid!.vehicle.vin.slice(-6) })).toEqual(['paid'])
    expect(await found({ search: '100%' })).toEqual(['overdue'])
    expect(await found({ search: '%%%' })).toEqual([])
    expect(await found({ search: "' or 1=1 --" })).toEqual([])
  })

  it('finds a number in any format', async () => {
    const number = orders.today!.order_number
    const bare = String(Number(number.slice(2)))
    for (const search of [number, number.replace('-', ''), number.replace('-', ' '), `r${bare}`, `#${bare}`])
      expect(await found({ search }), search).toEqual(['today'])
    expect(await found({ search: bare })).toContain('today')
    expect(await found({ search: 'r0000' })).toEqual(['paid', 'today', 'overdue'])
  })

  it('finds a plate, unit number and VIN in any format', async () => {
    const { vin } = orders.paid!.vehicle
    for (const search of [`${vin.slice(0, -8)} ${vin.slice(-8)}`, vin.slice(-8).toLowerCase()])
      expect(await found({ search }), search).toEqual(['paid'])
    for (const search of ['u100%', 'U 100%', '#U-100%'])
      expect(await found({ search }), search).toEqual(['overdue'])
  })

  it('sorts by each of its columns, both ways', async () => {
    const sorted = (order_by: string, order_type: string) => found({}, { order_by, order_type })
    expect(await sorted('total_amount', 'asc')).toEqual(['today', 'paid', 'overdue'])
    expect(await sorted('total_amount', 'desc')).toEqual(['overdue', 'paid', 'today'])
    expect(await sorted('due_date', 'asc')).toEqual(['paid', 'overdue', 'today'])
    expect(await sorted('implementation_date', 'desc')).toEqual(['paid', 'today', 'overdue'])
    expect(await sorted('order_number', 'asc')).toEqual(['overdue', 'today', 'paid'])
    expect(await sorted('customer', 'asc')).toEqual(['overdue', 'paid', 'today'])
    expect(await sorted('created', 'desc')).toEqual(['paid', 'today', 'overdue'])
    await test.db
      .updateTable('repair_orders')
      .set({ status_changed_at: new Date('2026-01-05T12:00:00Z') })
      .where('id', '=', orders.paid!.id)
      .execute()
    expect(await sorted('status_changed_at', 'asc')).toEqual(['paid', 'overdue', 'today'])
    expect(await sorted('status_changed_at', 'desc')).toEqual(['today', 'overdue', 'paid'])
    const wrong = await admin.attempt(api.listRepairOrders, { query: { order_by: 'notes' as never } })
    expect(wrong.status).toBe(422)
  })

  it('pages', async () => {
    const page = (number: number) =>
      admin.call(api.listRepairOrders, { query: { page: number, per_page: 2 } })
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first.data.length, second.data.length, third.data.length]).toEqual([2, 1, 0])
    expect(third.meta.total).toBe(3)
  })

  it("becomes overdue at midnight in the company's time zone", async () => {
    test.clock.set('2026-11-22T05:59:00Z')
    expect(await found({ payment_status: 'overdue' })).toEqual(['overdue'])
    test.clock.set('2026-11-22T06:01:00Z')
    expect(await found({ payment_status: 'overdue' })).toEqual(['today', 'overdue'])
  })
})

describe('the summary', () => {
  it('counts and sums the filtered orders', { tags: 'RO-052' }, async () => {
    const sums = async (query: Partial<RepairOrderFilters>) =>
      (await admin.call(api.getRepairOrderSummary, { query })).data
    expect(await sums({})).toEqual({
      order_total_count: 3,
      total_carrier_amount: 0,
      customer_payment_amount: 0,
      broker_payment_amount: 0,
      broker_fee_amount: 0,
      current_due: 100,
      past_due: 299.5,
      total_due: 399.5,
      broker_fee_current_due: 0,
      broker_fee_past_due: 0,
      broker_fee_total_due: 0,
    })
    expect(await sums({ payment_status: 'overdue' })).toMatchObject({
      order_total_count: 1,
      total_due: 299.5,
    })
    expect(await sums({ status: 'deleted' })).toMatchObject({ order_total_count: 1, total_due: 0 })
  })

  it("of a customer's dues equals the sum of the balances in the list", async () => {
    const owner = await make.customer({ first_name: 'Olga' })
    const due = ['2026-11-20', '2026-12-21', '2026-11-01', '2026-12-21']
    const made: Awaited<ReturnType<typeof make.order>>[] = []
    for (const [i, due_date] of due.entries()) {
      const { id: truck_id } = await make.vehicle(owner)
      made.push(await make.order(admin, [], { truck_id, due_date, ...rate(33.33 + i) }))
    }
    const pay = (order: (typeof made)[number], amount: number) =>
      admin.call(money.createOrderPayment, {
        params: { id: order.id },
        body: { amount, payment_date: '2026-11-21', payment_method: 'cash' },
      })
    await pay(made[0]!, 0.01)
    await pay(made[1]!, 34.32)
    await pay(made[2]!, 35.33)
    const query = { customer_id: owner, payment_status: 'not_paid' } as const
    const { data: rows } = await admin.call(api.listRepairOrders, { query })
    const { data: sums } = await admin.call(api.getRepairOrderSummary, { query })
    expect(rows.map(row => row.balance)).toEqual([36.33, 0.01, 33.32])
    expect(sums).toMatchObject({
      order_total_count: 3,
      current_due: 36.34,
      past_due: 33.32,
      total_due: 69.66,
    })
  })
})
