import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const clerk = await test.signIn('sales_manager')
const make = await partFixtures(test, admin)

const check = async () => (await admin.call(api.checkStock, {})).data
const histories = Number(process.env.WALKS ?? 6)
const date = '2026-11-03'

it('the ledger sums to the stock after any sequence of purchases, sales and orders', async () => {
  const quantity = fc.integer({ min: 1, max: 9000 }).map(thousandths => thousandths / 1000)
  const step = fc.oneof(
    fc.record({ act: fc.constant('buy' as const), quantity, cost: fc.integer({ min: 0, max: 9999 }) }),
    fc.record({ act: fc.constantFrom('sold' as const, 'broke' as const), quantity }),
    fc.record({ act: fc.constantFrom('order' as const), quantity }),
    fc.record({ act: fc.constantFrom('finish' as const, 'reopen' as const, 'delete' as const), quantity }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      const part = await make.part({ unit_id: make.gallons, purchase: { date, cost: 10, quantity: 5 } })
      const params = { id: part.id }
      const orders: number[] = []
      let onHand = 5000
      for (const { act, quantity, ...more } of steps) {
        const moved = Math.round(quantity * 1000)
        if (act === 'buy') {
          const { cost } = more as { cost: number }
          await admin.call(api.purchasePart, { params, body: { date, cost: cost / 100, quantity } })
          onHand += moved
        } else if (act === 'sold' || act === 'broke') {
          const body = {
            describe: act,
            quantity,
            price: 3,
            date,
            invoice_number: 'C-1',
            payment_date: date,
            payment_method: 'cash' as const,
            phone: '(312) 555-0142',
            email: 'maria@lopez.example',
          }
          const { status } = await admin.attempt(api.sellPart, { params, body })
          if (status === 200) onHand -= moved
        } else if (act === 'order') {
          const { data } = await admin.call(api.getPart, { params })
          if (data.quantity >= quantity) orders.push((await make.order(part.id, quantity)).id)
        } else if (orders.length > 0) {
          const id = orders[moved % orders.length]!
          const before = (await admin.call(repairOrderEndpoints.getRepairOrder, { params: { id } })).data
          const lines = before.typeOfWork[0]!.inventories[0]!.quantity * 1000
          const status = act === 'finish' ? ('finished' as const) : ('in_process' as const)
          const ended =
            act === 'delete'
              ? await admin.attempt(repairOrderEndpoints.deleteRepairOrder, { params: { id } })
              : await admin.attempt(repairOrderEndpoints.changeRepairOrderStatus, {
                  params: { id },
                  body: { status },
                })
          if (ended.status < 300 && act === 'finish' && before.status !== 'finished')
            onHand -= Math.round(lines)
          if (ended.status < 300 && act === 'reopen' && before.status === 'finished')
            onHand += Math.round(lines)
          if (ended.status < 300 && act === 'delete') orders.splice(orders.indexOf(id), 1)
        }
        expect((await make.stockOf(part.id)).on_hand).toBe(onHand / 1000)
      }
      expect(await check()).toMatchObject({ count: 0, differences: [] })
    }),
    { numRuns: histories },
  )
})

it('finds a stock that was changed without the ledger, with permission', async () => {
  const part = await make.part()
  const before = await check()
  expect(before.count).toBe(0)
  await sql`update part_stock set on_hand = 7 where part_id = ${part.id}`.execute(test.db)
  const after = await check()
  expect(after).toMatchObject({
    parts: before.parts,
    movements: before.movements,
    count: 1,
    differences: [
      { id: part.id, stock_number: part.stock_number, on_hand: 7, moved: 5, reserved: 0, held: 0 },
    ],
  })
  await sql`update part_stock set on_hand = 5 where part_id = ${part.id}`.execute(test.db)
  expect((await clerk.attempt(api.checkStock, {})).status).toBe(403)
})

it('finds a reserved quantity that differs from the reservations', async () => {
  const part = await make.part()
  await make.order(part.id, 2)
  expect((await check()).count).toBe(0)
  await sql`update part_stock set reserved = 3 where part_id = ${part.id}`.execute(test.db)
  expect(await check()).toMatchObject({
    count: 1,
    differences: [{ id: part.id, on_hand: 5, moved: 5, reserved: 3, held: 2 }],
  })
  await sql`update part_stock set reserved = 2 where part_id = ${part.id}`.execute(test.db)
})

it('counts two concurrent receipts of a part', async () => {
  const part = await make.part()
  const buy = (client: typeof admin, quantity: number) =>
    client.call(api.purchasePart, { params: { id: part.id }, body: { date, cost: 10, quantity } })
  await Promise.all([buy(admin, 3), buy(clerk, 4)])
  expect(await make.stockOf(part.id)).toMatchObject({ on_hand: 12, average_cost: 10 })
})
