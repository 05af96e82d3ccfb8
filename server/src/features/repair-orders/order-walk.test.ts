import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderBillingEndpoints as money } from '#contract/billing/order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/order-fixtures.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'
import { type Act, acts, type Model, openModel } from './order-model.ts'

/** How many walks: more of them with WALKS=5000. */
const walks = Number(process.env.WALKS ?? 200)

let test: TestShop
let make: ReturnType<typeof orderFixtures>
let clerks: Awaited<ReturnType<TestShop['signIn']>>[]

beforeAll(async () => {
  test = await openTestShop()
  make = orderFixtures(test)
  clerks = [await test.signIn('admin'), await test.signIn('superadmin')]
})
afterAll(() => test.close())

it('whatever two clerks do, status, stock and money are what the model says', {
  timeout: 600_000,
}, async () => {
  const truck = await make.vehicle()
  const mechanic = await test.signIn('mechanic')
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 14 }), async path => {
      test.clock.set('2026-11-21T15:00:00Z')
      const stock = [4, 3]
      const parts = [await make.part(stock[0]!), await make.part(stock[1]!)]
      const model = openModel(stock)
      const ids: number[] = []
      const payments: number[][] = []
      for (const [step, act] of path.entries()) {
        const clerk = clerks[step % clerks.length]!
        const expected = model.take(act)
        const answer = await send(clerk, act)
        if (answer !== null) expect([act, answer]).toEqual([act, expected])
      }
      for (const [i, id] of ids.entries()) expect(await stored(id)).toEqual(model.orders[i])
      for (const [i, part] of parts.entries()) {
        expect(await make.stockOf(part)).toMatchObject(model.stock(i))
      }

      /** The answer's status, or null for an act on an order that is not there yet. */
      async function send(clerk: (typeof clerks)[number], act: Act): Promise<number | null> {
        if (act.do === 'wait') {
          test.clock.advance(act.hours * 3_600_000)
          return null
        }
        const body = () => bodyOf(act as { quantities: number[] }, parts, truck.id, mechanic.user.id)
        if (act.do === 'create') {
          const answer = await clerk.attempt(api.createRepairOrder, { body: body() })
          if (answer.status === 200) {
            ids.push(answer.body.data.id)
            payments.push([])
          }
          return answer.status
        }
        const id = ids[act.order]
        if (id === undefined) return null
        const params = { id }
        switch (act.do) {
          case 'save':
            return (await clerk.attempt(api.updateRepairOrder, { params, body: body() })).status
          case 'move':
            return (
              await clerk.attempt(api.changeRepairOrderStatus, { params, body: { status: act.status } })
            ).status
          case 'delete':
            return (await clerk.attempt(api.deleteRepairOrder, { params })).status
          case 'restore':
            return (await clerk.attempt(api.restoreRepairOrder, { params })).status
          case 'pay': {
            const answer = await clerk.attempt(money.createOrderPayment, {
              params,
              body: { amount: act.amount, payment_date: '2026-11-21', payment_method: 'cash' },
            })
            if (answer.status === 200) payments[act.order]!.push(answer.body.data.id)
            return answer.status
          }
          case 'drop': {
            const payment_id = payments[act.order]!.at(-1) ?? 999_999_999
            const answer = await clerk.attempt(money.deleteOrderPayment, { params: { id, payment_id } })
            if (answer.status === 204) payments[act.order]!.pop()
            return answer.status
          }
        }
      }
    }),
    { numRuns: walks },
  )
})

async function stored(id: number): Promise<Model['orders'][number]> {
  const row = await test.db
    .selectFrom('repair_orders as o')
    .select(({ selectFrom }) => [
      'status',
      'status_before_deletion',
      'total_amount',
      'paid_amount',
      'is_paid',
      selectFrom('payments as p')
        .leftJoin('payment_reversals as r', 'r.payment_id', 'p.id')
        .select(({ fn }) => fn.sum<string>('p.amount').as('live'))
        .whereRef('p.order_id', '=', 'o.id')
        .where('r.payment_id', 'is', null)
        .as('live'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Number(row.live ?? 0)).toBe(Number(row.paid_amount))
  return {
    status: row.status,
    before: row.status_before_deletion,
    total: Number(row.total_amount),
    paid: Number(row.paid_amount),
    isPaid: row.is_paid,
  }
}

const bodyOf = (act: { quantities: number[] }, parts: number[], truck_id: number, mechanic_id: number) => ({
  truck_id,
  mechanic_id,
  due_date: '2026-12-21',
  implementation_date: '2026-11-25 09:30',
  types_of_work: [
    {
      name: 'Work',
      hourly_rate: 100,
      duration: '1:00',
      inventories: parts
        .map((id, i) => ({ id, quantity: act.quantities[i]! }))
        .filter(row => row.quantity > 0),
    },
  ],
})
