import { expect, it } from 'vitest'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

const test = await testShop({ DATABASE_POOL: '20' })
const make = orderFixtures(test)
const clerks = await Promise.all(Array.from({ length: 20 }, () => test.signIn('admin')))

const wanting = (ids: number[]) => ({
  types_of_work: [
    {
      name: 'Brakes',
      hourly_rate: 100,
      duration: '1:00',
      inventories: ids.map(id => ({ id, quantity: 1 })),
    },
  ],
})

it.each([
  [2, 1],
  [20, 1],
  [20, 7],
])('of %i concurrent orders for %i parts as many succeed; refusals name the orders', async (count, stock) => {
  const part = await make.part(stock)
  const body = await make.payload(wanting([part]))
  const answers = await Promise.all(
    clerks.slice(0, count).map(clerk => clerk.attempt(api.createRepairOrder, { body })),
  )
  const winners = answers.filter(answer => answer.status === 200)
  const losers = answers.filter(answer => answer.status === 422)
  expect([winners.length, losers.length]).toEqual([stock, count - stock])
  const numbers = winners.map(answer => answer.body.data.order_number)
  for (const loser of losers) {
    expect(loser.errors[0]!.code).toBe('part_short_held')
    expect(numbers.some(number => loser.errors[0]!.title.includes(number))).toBe(true)
  }
  expect(await make.stockOf(part)).toMatchObject({ on_hand: stock, reserved: stock })
})

it('a short part is refused at its row, with the available quantity', async () => {
  const [plenty, short] = [await make.part(5), await make.part(0.5, { decimals: true })]
  const body = await make.payload(wanting([plenty, short]))
  const { errors } = await clerks[0]!.attempt(api.createRepairOrder, { body })
  expect(errors).toMatchObject([
    {
      code: 'part_short',
      source: { parameter: 'types_of_work.0.inventories.1.quantity' },
      params: { available: 0.5 },
    },
  ])
  expect(errors[0]!.title).toContain('0.5')
  expect(errors).toHaveLength(1)
})

it('orders with the same parts in any sequence do not deadlock', async () => {
  const parts = await Promise.all([1, 2, 3, 4].map(() => make.part(12)))
  const mechanicId = (await test.signIn('mechanic')).user.id
  const answers = await Promise.all(
    clerks.map(async (clerk, i) => {
      const turned = [...parts.slice(i % 4), ...parts.slice(0, i % 4)]
      const body = await make.payload({
        ...wanting(i % 2 ? turned : turned.reverse()),
        mechanic_id: mechanicId,
      })
      return clerk.attempt(api.createRepairOrder, { body })
    }),
  )
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(12)
  for (const part of parts) expect(await make.stockOf(part)).toMatchObject({ reserved: 12 })
})

it('a save locks its parts in the order of their ids', async () => {
  const parts = [await make.part(5), await make.part(5), await make.part(5)]
  // Updated last, the first row is behind the others in the table.
  await test.db.updateTable('part_stock').set({ min_limit: '1' }).where('part_id', '=', parts[0]!).execute()
  const body = await make.payload(wanting(parts.toReversed()))
  let save: Promise<{ status: number }> | undefined
  await test.db.transaction().execute(async held => {
    const lock = (db: typeof held, id: number) =>
      db.selectFrom('part_stock').select('part_id').where('part_id', '=', id).forUpdate()
    await lock(held, parts[0]!).execute()
    save = clerks[0]!.attempt(api.createRepairOrder, { body })
    await untilLockWaits(test.db)
    await test.db.transaction().execute(async other => {
      for (const id of parts.slice(1)) expect(await lock(other, id).skipLocked().execute()).toHaveLength(1)
    })
  })
  expect((await save!).status).toBe(200)
})

it('ledger and stock agree after concurrent finishing, reopening, deleting and restoring', async () => {
  const part = await make.part(6)
  const orders = []
  for (const clerk of clerks.slice(0, 6)) orders.push(await make.order(clerk, [{ id: part, quantity: 1 }]))
  const acts = orders.flatMap(({ id }, i) => {
    const params = { id }
    const clerk = clerks[i]!
    return [
      clerk.attempt(api.changeRepairOrderStatus, { params, body: { status: 'finished' } }),
      clerk.attempt(api.deleteRepairOrder, { params }),
      clerks[i + 6]!.attempt(api.changeRepairOrderStatus, { params, body: { status: 'new' } }),
      clerks[i + 12]!.attempt(api.restoreRepairOrder, { params }),
    ]
  })
  const answers = await Promise.all(acts)
  expect(answers.filter(answer => answer.status >= 500)).toEqual([])
  const { on_hand, reserved } = await make.stockOf(part)
  const statuses = await test.db
    .selectFrom('repair_orders')
    .select('status')
    .where(
      'id',
      'in',
      orders.map(order => order.id),
    )
    .execute()
  const count = (...wanted: string[]) => statuses.filter(row => wanted.includes(row.status)).length
  expect({ on_hand, reserved }).toEqual({
    on_hand: 6 - count('finished'),
    reserved: count('new', 'in_process'),
  })
})

it('of two saves of the same version one wins, the other gets the saved order', async () => {
  const order = await make.order(clerks[0]!)
  const answers = await Promise.all(
    clerks.slice(0, 5).map((clerk, i) =>
      clerk.attempt(api.updateRepairOrder, {
        params: { id: order.id },
        body: { ...order.body, notes: `Clerk ${i}`, version: order.version },
      }),
    ),
  )
  const winner = answers.filter(answer => answer.status === 200)
  expect(winner).toHaveLength(1)
  for (const loser of answers.filter(answer => answer.status !== 200)) {
    expect(loser.status).toBe(409)
    expect(loser.body).toMatchObject({ data: { notes: winner[0]!.body.data.notes } })
  }
})
