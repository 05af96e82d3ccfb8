import { expect, it } from 'vitest'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { spyOnStatements } from '#server/testing/statement-spy.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
await test.signIn('sales_manager') // is notified of parts that reach their minimum
const spy = spyOnStatements(test.shop.pool)
await statementsOfLife(1)
const order = await make.payload({
  types_of_work: [
    {
      name: 'Brakes',
      hourly_rate: 10,
      duration: '1:00',
      inventories: [{ id: await make.part(9), quantity: 1 }],
    },
  ],
})
const params = {
  id: (await admin.call(api.createRepairOrder, { body: { ...order, notes: 'Another' } })).data.id,
}

async function statementsOfLife(size: number) {
  const stock = size * 4
  const parts = await Promise.all(Array.from({ length: size }, () => make.part(stock)))
  await test.db
    .updateTable('part_stock')
    .set({ min_limit: String(stock - 1) })
    .where('part_id', 'in', parts)
    .execute()
  const body = await make.payload({
    types_of_work: Array.from({ length: size }, (_, i) => ({
      name: `Work ${i} of ${parts[0]}`,
      hourly_rate: 10,
      duration: '1:00',
      save_to_the_list: true,
      inventories: parts.map(id => ({ id, quantity: 1 })),
    })),
  })
  const counts: Record<string, number> = {}
  const count = async <T>(name: string, write: () => Promise<T>): Promise<T> => {
    let answer: T
    counts[name] = (await spy.statementsOf(async () => (answer = await write()))).length
    return answer!
  }
  const { data } = await count('create', () => admin.call(api.createRepairOrder, { body }))
  const params = { id: data.id }
  const move = (status: 'new' | 'finished') => () =>
    admin.call(api.changeRepairOrderStatus, { params, body: { status } })
  await count('read', () => admin.call(api.getRepairOrder, { params }))
  await count('look', () => admin.call(api.updateRepairOrder, { params, body }, { validateOnly: true }))
  await count('update', () => admin.call(api.updateRepairOrder, { params, body }))
  await count('finish', move('finished'))
  await count('reopen', move('new'))
  await count('delete', () => admin.call(api.deleteRepairOrder, { params }))
  await count('restore', () => admin.call(api.restoreRepairOrder, { params }))
  await admin.call(api.deleteRepairOrder, { params })
  await count('restore-update', () => admin.call(api.restoreUpdateRepairOrder, { params, body }))
  return counts
}

it('no act on an order takes more statements for 30 types of work with 30 parts than for 2 with 2', async () => {
  const small = await statementsOfLife(2)
  expect(await statementsOfLife(30)).toEqual(small)
  expect(Math.min(...Object.values(small))).toBeGreaterThan(1)
  expect(Math.max(...Object.values(small))).toBeLessThan(30)
})

it.each([
  ['opening an order', () => admin.call(api.createRepairOrder, { body: order })],
  ['saving one', () => admin.call(api.updateRepairOrder, { params, body: order })],
])('%s has others wait for its parts through few statements', async (_, write) => {
  const sent = await spy.statementsOf(write)
  const locking = sent.findIndex(text => text.includes('for no key update of s'))
  expect(locking).toBeGreaterThan(0)
  // One statement locks, checks and reserves the parts; then only history and the end follow.
  expect(sent.slice(locking + 1).map(text => text.trim().split(/\s/)[0])).toEqual(['insert', 'commit'])
})
