import { describe, expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { shownOfMechanic } from '#contract/home/board.ts'
import { homeEndpoints as home } from '#contract/home/home-endpoints.ts'
import { owedGroups } from '#contract/repair-orders/payment-status.ts'
import { repairOrderEndpoints as orders } from '#contract/repair-orders/repair-order-endpoints.ts'
import { addDays } from '#contract/shared/dates.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')
const [one, other] = [mechanic.user, (await test.signIn('mechanic')).user]
const today = '2026-11-21'
const dates_range = `${today} - ${today}`

const job = (hourly_rate: number, duration = '1:30') => ({
  types_of_work: [{ name: 'Brakes', hourly_rate, duration, inventories: [] }],
})
const become = (id: number, status: 'in_process' | 'finished') =>
  admin.call(orders.changeRepairOrderStatus, { params: { id }, body: { status } })
const pay = (id: number, amount: number) =>
  admin.call(money.createOrderPayment, {
    params: { id },
    body: { amount, payment_date: today, payment_method: 'cash' },
  })

// Orders due on each edge of the groups; some finished, billed, or paid in part or in full.
const ages = [-3, 0, 1, 30, 31, 60, 61, 90, 91, 400]
for (const [index, age] of ages.entries()) {
  const due_date = addDays(today, -age)
  const order = await make.order(admin, [], {
    ...job(100 + age / 100),
    due_date,
    implementation_date: `${addDays(today, -Math.max(age, 0) - 1)} 09:00`,
    mechanic_id: one.id,
  })
  if (index % 2 === 0) await become(order.id, 'finished')
  if (index === 2) await admin.call(money.getOrderInvoice, { params: { id: order.id } })
  if (index === 4) await pay(order.id, 10.01)
}
const paid = await make.order(admin, [], {
  ...job(70),
  due_date: addDays(today, -5),
  implementation_date: `${addDays(today, -9)} 09:00`,
})
await become(paid.id, 'finished')
await pay(paid.id, 105)
// More orders of one mechanic than the board shows, a late one, and one of the next day.
const late = `${today} 23:30`
for (let hour = 8; hour < 8 + shownOfMechanic; hour++) {
  const implementation_date = `${today} ${String(hour).padStart(2, '0')}:00`
  await make.order(admin, [], { ...job(80, '0:45'), implementation_date, mechanic_id: one.id })
}
const begun = await make.order(admin, [], {
  ...job(80, '2:15'),
  implementation_date: late,
  mechanic_id: one.id,
})
await become(begun.id, 'in_process')
const done = await make.order(admin, [], {
  ...job(80),
  implementation_date: `${today} 07:00`,
  mechanic_id: other.id,
})
await become(done.id, 'finished')
await make.order(admin, [], {
  ...job(80),
  implementation_date: `${addDays(today, 1)} 00:15`,
  mechanic_id: one.id,
})
const gone = await make.order(admin, [], {
  ...job(80),
  implementation_date: `${today} 10:00`,
  mechanic_id: one.id,
  due_date: addDays(today, -40),
})
await admin.call(orders.deleteRepairOrder, { params: { id: gone.id } })

type Query = NonNullable<
  NonNullable<Parameters<typeof admin.call<typeof orders.listRepairOrders>>[1]>['query']
>

async function proof(query: Query) {
  const { data, meta } = await admin.call(orders.listRepairOrders, { query: { ...query, per_page: 100 } })
  const { data: sums } = await admin.call(orders.getRepairOrderSummary, { query })
  expect(sums.order_total_count).toBe(meta.total)
  expect(data).toHaveLength(meta.total)
  return { count: meta.total, amount: sums.total_due, rows: data }
}

describe('the board of the day', () => {
  it('has the same counts and sums of dues as the lists', async () => {
    const { data } = await admin.call(home.getOwed)
    for (const name of ['overdue', ...owedGroups] as const) {
      const { count, amount } = await proof({ payment_status: name })
      expect({ name, ...data[name] }).toMatchObject({ name, count, amount })
      expect(count, name).toBeGreaterThan(0)
    }
    expect(data.overdue.oldest_days).toBe(400)
  })

  it('groups overdue orders by age', async () => {
    const daysOf = async (payment_status: (typeof owedGroups)[number]) =>
      (await proof({ payment_status })).rows.map(row => row.overdue_days).toSorted((a, b) => a - b)
    expect(await daysOf('overdue_to_30')).toEqual([1, 30])
    expect(await daysOf('overdue_to_60')).toEqual([31, 60])
    expect(await daysOf('overdue_to_90')).toEqual([61, 90])
    expect(await daysOf('overdue_over_90')).toEqual([91, 400])
    expect(new Set(await daysOf('not_due'))).toEqual(new Set([0]))
    const { rows } = await proof({ payment_status: 'to_bill' })
    for (const row of rows)
      expect(row).toMatchObject({
        status: 'finished',
        payment_status: ['not_paid', 'not_billed', expect.anything()],
      })
    const { data } = await admin.call(home.getOwed)
    const sum = data.overdue_to_30.amount + data.overdue_to_60.amount
    expect(sum + data.overdue_to_90.amount + data.overdue_over_90.amount).toBeCloseTo(data.overdue.amount, 2)
  })

  it("has today's orders by mechanic as the filtered list, with planned hours", async () => {
    const { data } = await admin.call(home.getDay)
    expect(data).toMatchObject({ date: today, statuses: { in_process: 1, finished: 1 } })
    expect(data.order_count).toBe((await proof({ dates_range })).count)
    for (const status of ['new', 'in_process', 'finished'] as const)
      expect(data.statuses[status]).toBe((await proof({ dates_range, status })).count)
    for (const { id, order_count, orders: shown } of data.mechanics) {
      const { count, rows } = await proof({ dates_range, mechanic_id: id! })
      expect(order_count).toBe(count)
      const byTime = rows.toSorted((a, b) => a.implementation_date.localeCompare(b.implementation_date))
      expect(shown.map(order => order.id)).toEqual(byTime.slice(0, shownOfMechanic).map(row => row.id))
    }
    expect(data.mechanics.find(({ id }) => id === one.id)).toMatchObject({
      order_count: shownOfMechanic + 1,
      planned_minutes: shownOfMechanic * 45 + 135,
    })
    expect(data.mechanics.find(({ id }) => id === other.id)).toMatchObject({
      order_count: 1,
      planned_minutes: 90,
    })
    expect(data.planned_minutes).toBe(shownOfMechanic * 45 + 135 + 90)
    expect(data.mechanics.find(({ id }) => id === other.id)?.orders).toEqual([
      {
        id: done.id,
        order_number: done.order_number,
        status: 'finished',
        implementation_date: `${today} 07:00`,
        vehicle: expect.objectContaining({ unit_number: done.vehicle.unit_number }),
        work: 'Brakes',
        work_count: 1,
        minutes: 90,
      },
    ])
    expect(data.mechanic_minutes).toBe(8 * 60)
    expect(data.working_minutes).toBe(data.mechanics.length * 8 * 60)
  })

  it('uses the working hours of the company settings', async () => {
    await test.db.updateTable('company').set({ working_hours: '9.5' }).execute()
    const { data } = await admin.call(home.getDay)
    expect(data.mechanic_minutes).toBe(9.5 * 60)
    expect(data.working_minutes).toBe(data.mechanics.length * 9.5 * 60)
  })

  it('shows mechanics without orders today, not inactive ones', async () => {
    const idle = await test.signIn('mechanic')
    const namesOf = async () => (await admin.call(home.getDay)).data.mechanics.map(({ id }) => id)
    expect(await namesOf()).toContain(idle.user.id)
    const leave = (id: number) =>
      test.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', id).execute()
    await leave(idle.user.id)
    expect(await namesOf()).not.toContain(idle.user.id)
    // Inactive mechanics only with orders today; no mechanic comes last.
    await leave(other.id)
    expect(await namesOf()).toContain(other.id)
    const ofDone = test.db.updateTable('repair_orders').where('id', '=', done.id)
    await ofDone.set({ mechanic_id: null }).execute()
    const { data } = await admin.call(home.getDay)
    expect(data.mechanics.at(-1)).toMatchObject({ id: null, order_count: 1, orders: [{ id: done.id }] })
    await ofDone.set({ mechanic_id: other.id }).execute()
  })

  it('checks the permission of each section', async () => {
    for (const person of [admin, sales]) {
      expect((await person.attempt(home.getDay)).status).toBe(200)
      expect((await person.attempt(home.getOwed)).status).toBe(200)
    }
    expect((await mechanic.attempt(home.getDay)).status).toBe(403)
    expect((await mechanic.attempt(home.getOwed)).status).toBe(403)
    await withoutRight('sales_manager', 'orders-bs.report', async () => {
      expect((await sales.attempt(home.getOwed)).status).toBe(403)
      expect((await sales.attempt(home.getDay)).status).toBe(200)
    })
    await withoutRight('sales_manager', 'orders-bs.reassign-mechanic', async () => {
      expect((await sales.attempt(home.getDay)).status).toBe(403)
      expect((await sales.attempt(home.getOwed)).status).toBe(200)
    })
  })
})

it('sums the sales of finished orders before taxes by the day of finishing, and what is planned apart', async () => {
  const own = await testShop()
  const boss = await own.signIn('admin')
  const orderOf = orderFixtures(own)
  own.clock.set('2026-11-21T15:00:00Z')
  const taxed = { ...job(100, '1:00'), tax_labor: 10, discount: 10 }
  const done = await orderOf.order(boss, [], { ...taxed, implementation_date: '2026-11-18 09:00' })
  const params = { id: done.id }
  await boss.call(orders.changeRepairOrderStatus, { params, body: { status: 'finished' } })
  await orderOf.order(boss, [], { ...taxed, implementation_date: '2026-11-23 09:00' })
  await orderOf.order(boss, [], { ...taxed, implementation_date: '2026-12-23 09:00' })
  const { data } = await boss.call(home.getSales)
  expect(data.days.map(({ date }) => date)).toEqual(
    Array.from({ length: 14 }, (_, index) => addDays('2026-11-08', index)),
  )
  expect(data.days.filter(({ sales }) => sales !== 0)).toEqual([
    { date: '2026-11-21', sales: 90, profit: 90 },
  ])
  expect(data.planned).toEqual({ count: 1, amount: 90 })
  expect((await mechanic.attempt(home.getSales)).status).toBe(403)
})
