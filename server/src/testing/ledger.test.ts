import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { brokenInvariants } from './ledger.ts'
import { orderFixtures } from './repair-order-fixtures.ts'
import { openTestShop, type TestShop, testShop } from './test-shop.ts'

const test = await testShop()
const order = await orderWithEverything(test)

/** An order of two parts at $10.00 and two hours at $100.00, partly paid. */
async function orderWithEverything(shop: TestShop) {
  const make = orderFixtures(shop)
  const admin = await shop.signIn('admin')
  const part = await make.part(2)
  const { id } = await make.order(admin, [{ id: part, quantity: 1 }])
  const payment = { amount: 60, payment_date: '2026-11-21', payment_method: 'cash' } as const
  await admin.call(money.createOrderPayment, { params: { id }, body: payment })
  await admin.call(api.addComment, { params: { id }, body: { comment: 'Waiting' } })
  return { id, part }
}

/** Invariants broken by a direct change, which is rolled back. */
async function brokenBy(tampering: string): Promise<string[]> {
  const transaction = await test.db.startTransaction().execute()
  await sql
    .raw(tampering.replaceAll(':order', `${order.id}`).replaceAll(':part', `${order.part}`))
    .execute(transaction)
  const broken = await brokenInvariants(transaction)
  await transaction.rollback().execute()
  return broken
}

it('all invariants hold after ordinary use', async () => {
  expect(await brokenInvariants(test.db)).toEqual([])
})

it.each([
  [
    'on_hand',
    `insert into stock_movements (part_id, operation_type, quantity, date) values (:part, 'purchase', 1, '2026-11-21')`,
  ],
  ['reserved of part', 'update part_stock set reserved = 2 where part_id = :part'],
  [
    'repair_order_reservations',
    'update reservations set quantity = 2 where part_id = :part; update part_stock set reserved = 2 where part_id = :part',
  ],
  [
    'repair_order_movements',
    `insert into stock_movements (part_id, operation_type, quantity, order_kind, order_id, date)
       values (:part, 'sold', 1, 'repair_order', :order, '2026-11-21');
     update part_stock set on_hand = on_hand - 1 where part_id = :part`,
  ],
  [
    'repair_order_payments',
    `insert into payments (order_kind, order_id, amount, payment_date, payment_method)
       values ('repair_order', :order, 5, '2026-11-21', 'cash')`,
  ],
  [
    'it costs nothing and is not paid',
    `update repair_orders set status = 'finished', total_amount = 0, paid_amount = 0 where id = :order`,
  ],
  [
    'finished_order_days',
    `insert into repair_order_days (day, orders, total_amount, labor_amount, parts_amount, net_amount, parts_cost)
       values ('2026-11-21', 0, 0.01, 0, 0, 0, 0)`,
  ],
  ['unpaid_order_days', 'update unpaid_repair_order_days set balance = balance - 0.01 where is_owing'],
  ['movement_days', `update stock_movement_days set cost = cost + 0.0001`],
  ['there is no work', 'delete from repair_order_works where order_id = :order'],
  [
    'labor or parts are not the sums',
    'update repair_order_works set hourly_rate = 99 where order_id = :order',
  ],
  ['labor or parts are not the sums', 'update repair_order_parts set price = 9 where order_id = :order'],
  ['discount or taxes are not their per cent', 'update repair_orders set tax_labor = 5 where id = :order'],
  ['repair_order_totals', 'update repair_orders set total_amount = 209.99 where id = :order'],
  [
    'there is an invoice but it is not billed',
    'update repair_orders set billed_at = now() where id = :order',
  ],
  ['it is paid since no day', 'update repair_orders set paid_at = now() where id = :order'],
  ['the number of comments', 'update repair_orders set comments_count = 2 where id = :order'],
])('%s: that is told', async (sentence, tampering) => {
  expect((await brokenBy(tampering)).join()).toContain(sentence)
})

it('a test with broken invariants fails', async () => {
  const other = await openTestShop()
  const { part } = await orderWithEverything(other)
  await other.db.updateTable('part_stock').set({ reserved: '0' }).where('part_id', '=', part).execute()
  await expect(other.close()).rejects.toThrow(`reserved of part ${part}`)
})
