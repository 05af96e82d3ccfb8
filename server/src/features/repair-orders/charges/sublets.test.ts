import { expect, it } from 'vitest'
import type { SubletInvoice } from '#contract/charges/order-charge.ts'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { RepairOrderPayload } from '#contract/repair-orders/repair-order-input.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const clerk = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')

type Charge = NonNullable<RepairOrderPayload['charges']>[number]
const sublet = (values: Partial<Charge> = {}): Charge => ({
  kind: 'sublet',
  name: 'Line boring',
  price: 480,
  ...values,
})
const orderWith = (charges: Charge[], person = clerk) =>
  make.order(person, [], { mechanic_id: mechanic.user.id, charges })
const mark = (id: number, charge_id: number, person: TestClient = mechanic, is_back?: boolean) =>
  person.attempt(api.markSubletBack, { params: { id, charge_id }, body: { is_back } })
const acts = async (id: number) =>
  (await admin.call(api.listHistory, { params: { id } })).data.map(entry => entry.message)
const enter = (id: number, charge_id: number, body: Partial<SubletInvoice> = {}) =>
  admin.call(api.setSubletInvoice, {
    params: { id, charge_id },
    body: { cost: null, supplier_id: null, supplier_invoice: 'SM-8', ...body },
  })
const become = (id: number, status: 'in_process' | 'finished') =>
  admin.call(api.changeRepairOrderStatus, { params: { id }, body: { status } })

it('is back once, says the mechanic, and stays so in later saves', { tags: 'CHG-22' }, async () => {
  const order = await orderWith([sublet(), { name: 'Fee', price: 1 }])
  const [row, fee] = order.charges
  expect(row!.back_at).toBeNull()
  const both = await Promise.all([mark(order.id, row!.id), mark(order.id, row!.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await mark(order.id, row!.id)).status).toBe(200)
  expect((await acts(order.id)).filter(act => act === 'Back from sublet: Line boring')).toHaveLength(1)
  const { data } = await admin.call(api.getRepairOrder, { params: { id: order.id } })
  expect(data).toMatchObject({ version: order.version, charges: [{ back_at: expect.any(Number) }, {}] })
  await admin.call(api.updateRepairOrder, {
    params: { id: order.id },
    body: await make.payload({
      truck_id: order.vehicle.id,
      mechanic_id: mechanic.user.id,
      version: order.version,
      charges: [sublet({ id: row!.id, supplier_invoice: 'SM-1' })],
    }),
  })
  const saved = (await admin.call(api.getRepairOrder, { params: { id: order.id } })).data
  expect(saved.charges[0]).toMatchObject({ supplier_invoice: 'SM-1', back_at: data.charges[0]!.back_at })
  await mark(order.id, row!.id, admin, false)
  expect((await acts(order.id))[0]).toBe('Still out at sublet: Line boring')
  expect((await mark(order.id, fee!.id)).errors[0]!.code).toBe('charge_not_found')
})

it('refuses what is no sublet of an open order that one sees', { tags: 'CHG-22' }, async () => {
  const order = await orderWith([sublet(), { name: 'Fee', price: 1 }])
  const [row, fee] = order.charges
  const other = await orderWith([sublet()])
  expect((await mark(order.id, fee!.id)).errors[0]!.code).toBe('not_a_sublet')
  expect((await mark(order.id, other.charges[0]!.id)).errors[0]!.code).toBe('charge_not_found')
  expect((await mark(order.id, row!.id, await test.signIn('mechanic'))).status).toBe(404)
  await withoutRight('mechanic', 'orders-bs.add-comment', async () => {
    expect((await mark(order.id, row!.id)).status).toBe(403)
  })
  await become(order.id, 'finished')
  expect((await mark(order.id, row!.id)).errors[0]!.code).toBe('finished_order_not_editable')
  await admin.call(api.deleteRepairOrder, { params: { id: other.id } })
  expect((await mark(other.id, other.charges[0]!.id, admin)).errors[0]!.code).toBe(
    'deleted_order_not_editable',
  )
})

it('tells the author of the order once, the day after it should be back', { tags: 'CHG-23' }, async () => {
  const late = { expected_back: '2026-11-20' }
  const order = await orderWith([sublet(late)])
  await orderWith([sublet({ ...late, expected_back: '2026-11-21' })])
  await orderWith([sublet({ ...late, expected_back: '2026-11-10' })])
  const back = await orderWith([sublet(late)])
  await mark(back.id, back.charges[0]!.id)
  const done = await orderWith([sublet(late)])
  await become(done.id, 'finished')
  const notices = async (person: TestClient) =>
    (await person.call(notificationEndpoints.listNotifications)).data
      .filter(({ type }) => type === 'sublet_past_due')
      .map(({ message, meta }) => [message, meta.order_id])
  const run = async () => {
    await test.shop.jobs.enqueue(test.db, 'repair-orders.notify-sublets', {})
    await test.runJobs()
  }
  await Promise.all([run(), run()])
  await run()
  const notice = [`Order ${order.order_number}: Line boring is not back from sublet yet`, order.id]
  expect(await notices(clerk)).toEqual([notice])
  for (const person of [admin, mechanic]) expect(await notices(person)).toEqual([])
})

it('is at home until the number of its invoice is entered, for who may see costs', {
  tags: 'CHG-24',
}, async () => {
  const owed = async (person = admin) => (await person.call(homeEndpoints.getOwed)).data.sublets
  const before = (await owed()).count
  const supplier = await test.db
    .insertInto('suppliers')
    .values({ name: 'Smith Machine' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = await orderWith([
    sublet({ supplier_id: supplier.id }),
    sublet({ supplier_invoice: 'SM-2' }),
    { kind: 'freight', name: 'Freight', price: 5 },
  ])
  const sublets = await owed()
  expect(sublets.count).toBe(before + 1)
  expect(sublets.first.length).toBe(Math.min(6, sublets.count))
  await test.db
    .updateTable('repair_order_charges')
    .set({ supplier_invoice: 'SM-3' })
    .where('order_id', '<>', order.id)
    .execute()
  expect((await owed()).first).toEqual([
    {
      id: order.charges[0]!.id,
      order_id: order.id,
      order_number: order.order_number,
      name: 'Line boring',
      supplier: 'Smith Machine',
    },
  ])
  await withoutRight('sales_manager', 'inventories.see-costs', async () => {
    expect(await owed(clerk)).toEqual({ count: 0, first: [] })
  })
  await become(order.id, 'finished')
  expect((await owed()).count).toBe(1)
  await enter(order.id, order.charges[0]!.id)
  expect(await owed()).toEqual({ count: 0, first: [] })
})

it('the invoice of sublet work is entered once the order is finished, and changes its profit', {
  tags: ['CHG-4', 'CHG-24'],
}, async () => {
  const order = await orderWith([sublet({ cost: 400 }), { name: 'Fee', price: 1 }])
  const [row, fee] = order.charges
  const open = await enter(order.id, row!.id, { cost: 410 })
  expect(open.data.version).toBe(order.version + 1)
  await become(order.id, 'finished')
  const report = async () => {
    const query = { search: order.order_number }
    const { data } = await admin.call(reportEndpoints.listOrdersReport, { query })
    return data.map(({ charges_cost, profit }) => [charges_cost, profit])
  }
  const [[, profit]] = (await report()) as [[number, number]]
  const { data: before } = await admin.call(api.getRepairOrder, { params: { id: order.id } })
  const { data } = await enter(order.id, row!.id, { cost: 333.33, supplier_invoice: 'SM-9' })
  expect(data.charges[0]).toMatchObject({ cost: 333.33, supplier_invoice: 'SM-9', amount: 480 })
  expect(data).toMatchObject({ version: before.version, total_amount: before.total_amount })
  await enter(order.id, row!.id, { cost: 333.33, supplier_invoice: 'SM-9' })
  expect(await report()).toEqual([[333.33, Number((profit + 410 - 333.33).toFixed(2))]])
  expect((await acts(order.id)).slice(0, 1)).toEqual(['Invoice of Line boring: SM-9'])
  expect((await acts(order.id)).filter(act => act.endsWith('SM-9'))).toHaveLength(1)
  const refused = async (person: TestClient, charge_id: number, more: object = {}) => {
    const body = { cost: 1, supplier_id: null, ...more }
    const { status, errors } = await person.attempt(api.setSubletInvoice, {
      params: { id: order.id, charge_id },
      body,
    })
    return [status, errors[0]!.code]
  }
  expect(await refused(admin, fee!.id)).toEqual([422, 'not_a_sublet'])
  expect(await refused(admin, 999_999)).toEqual([422, 'charge_not_found'])
  expect(await refused(admin, row!.id, { supplier_id: 999_999 })).toEqual([422, 'supplier_not_found'])
  await withoutRight('sales_manager', 'inventories.see-costs', async () => {
    expect((await refused(clerk, row!.id))[0]).toBe(403)
  })
  await withoutRight('sales_manager', 'orders-bs.update', async () => {
    expect((await refused(clerk, row!.id))[0]).toBe(403)
  })
})
