import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

const test = await testShop()
const of = orderFixtures(test)
const admin = await test.signIn('admin')

/** Pays the order of $200 in full while it is being read. */
async function payInTheMiddle<T>(id: number, read: () => Promise<T>): Promise<T> {
  let reading: Promise<T>
  await test.db.transaction().execute(async db => {
    await sql`lock table payments in access exclusive mode`.execute(db)
    reading = read()
    await untilLockWaits(test.db)
    await db
      .insertInto('payments')
      .values({
        order_kind: 'repair_order',
        order_id: id,
        amount: '200',
        payment_date: '2026-11-21',
        payment_method: 'cash',
      })
      .execute()
    const paid = { paid_amount: '200', is_paid: true, paid_at: test.clock.now() }
    await db.updateTable('repair_orders').set(paid).where('id', '=', id).execute()
  })
  return reading!
}

it('an order that is paid while being read is consistent with its payments', async () => {
  const { id } = await of.order(admin)
  const get = () => admin.call(repairOrderEndpoints.getRepairOrder, { params: { id } })
  const { data } = await payInTheMiddle(id, get)
  expect(data.payments.map(({ amount }) => amount)).toEqual(data.paid_amount === 0 ? [] : [200])
  expect(data.balance).toBe(200 - data.paid_amount)
  expect((await get()).data).toMatchObject({
    paid_amount: 200,
    balance: 0,
    payments: [{ amount: 200, created_by: null }],
  })
})

it('an invoice adds up if the order is paid while being read', async () => {
  const { id } = await of.order(admin)
  const print = () =>
    admin.attempt(repairOrderBillingEndpoints.getOrderInvoice, { params: { id }, query: {} })
  const before = await pdfText((await payInTheMiddle(id, print)).raw)
  expect(before).toContain('Balance due $200.00')
  expect(before).not.toContain('Cash')
  const after = await pdfText((await print()).raw)
  expect(after).toContain('Balance due $0.00')
  expect(after).toContain('Cash')
})
