import { describe, expect, it } from 'vitest'
import { maxInBulk } from '#contract/records/bulk.ts'
import { bulkRepairOrderEndpoints as bulk } from '#contract/repair-orders/bulk.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const ann = await test.signIn('mechanic', { first_name: 'Ann' })
const bob = await test.signIn('mechanic', { first_name: 'Bob' })
const part = await make.part(100, { price: 20, cost: 5 })

const open = () => make.order(admin, [{ id: part, quantity: 1 }])
const read = async (id: number) => (await admin.call(api.getRepairOrder, { params: { id } })).data
const assign = async (ids: number[], mechanic_id: number | null, is_preview = false) =>
  (await admin.call(bulk.reassignMechanicOfOrders, { body: { ids, mechanic_id, is_preview } })).data
const move = async (
  ids: number[],
  status: 'new' | 'in_process' | 'finished',
  person = admin,
  is_preview = false,
) => (await person.call(bulk.changeStatusOfOrders, { body: { ids, status, is_preview } })).data
const outcomes = (report: { id: number; outcome: string; reason: string | null }[]) =>
  report.map(({ id, outcome, reason }) => [id, outcome, reason])

describe('an act on several orders', () => {
  it('applies the rules of the single act to each, with reasons for refusals', async () => {
    const [first, second, finished] = [await open(), await open(), await open()]
    await move([finished.id], 'finished')
    await assign([second.id], ann.user.id)
    const ids = [first.id, second.id, finished.id, 999_999]
    const report = await assign([...ids, first.id], ann.user.id)
    expect(outcomes(report)).toEqual([
      [first.id, 'done', null],
      [second.id, 'unchanged', null],
      [finished.id, 'refused', expect.stringMatching(/\w/)],
      [999_999, 'refused', expect.stringMatching(/\w/)],
    ])
    expect(report.map(({ name }) => name)).toEqual([
      first.order_number,
      second.order_number,
      finished.order_number,
      null,
    ])
    expect((await read(first.id)).mechanic).toMatchObject({ id: ann.user.id })
    const { data } = await admin.call(api.listFullHistory, { params: { id: first.id } })
    expect(
      data.filter(({ changes }) => changes.some(({ after }) => after === ann.user.full_name)),
    ).toHaveLength(1)
  })

  it('returns the results in a preview without writing', async () => {
    const [first, second] = [await open(), await open()]
    await move([second.id], 'in_process')
    const written = await databaseSnapshots(test.db)
    const before = await written()
    const previewed = await move([first.id, second.id, 999_999], 'in_process', admin, true)
    expect(await written()).toEqual(before)
    expect(await move([first.id, second.id, 999_999], 'in_process')).toEqual(previewed)
    expect(outcomes(previewed).map(([, outcome]) => outcome)).toEqual(['done', 'unchanged', 'refused'])
  })

  it('returns the previous values for undo', async () => {
    const order = await open()
    const [assigned] = await assign([order.id], bob.user.id)
    expect(assigned!.before).toEqual({ mechanic_id: order.mechanic!.id })
    const [moved] = await move([order.id], 'finished')
    expect(moved!.before).toEqual({ status: 'new' })
    expect(await make.stockOf(part)).toMatchObject({ reserved: expect.any(Number) })
    expect(outcomes(await move([order.id], moved!.before!.status as 'new'))).toEqual([
      [order.id, 'done', null],
    ])
    expect((await read(order.id)).status).toBe('new')
  })

  it('undoes the assignment of an order without a mechanic', async () => {
    const order = await open()
    await test.db.updateTable('repair_orders').set({ mechanic_id: null }).where('id', '=', order.id).execute()
    const [assigned] = await assign([order.id], ann.user.id)
    expect(assigned).toMatchObject({ outcome: 'done', before: { mechanic_id: null } })
    expect(outcomes(await assign([order.id], assigned!.before!.mechanic_id))).toEqual([
      [order.id, 'done', null],
    ])
    expect((await read(order.id)).mechanic).toBeNull()
  })

  it('applies to all filtered orders that the caller may see', async () => {
    const [own, other] = [await open(), await open()]
    await assign([own.id], ann.user.id)
    await assign([other.id], bob.user.id)
    const query = { status: 'new', order_by: 'order_number', order_type: 'asc' } as const
    const rows = await admin.call(api.listRepairOrders, { query: { ...query, per_page: 100 } })
    const matching = await admin.call(bulk.listMatchingOrders, { query })
    expect(matching).toEqual({ data: rows.data.map(({ id }) => id), meta: rows.meta })
    const hers = await ann.call(bulk.listMatchingOrders, { query })
    expect(hers.data).toContain(own.id)
    expect(hers.data).not.toContain(other.id)
  })

  it('is done once for concurrent requests, each order in its own transaction', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => open()))
    const ids = orders.map(({ id }) => id)
    const reports = await Promise.all([move(ids, 'finished'), move(ids.toReversed(), 'finished')])
    for (const id of ids) {
      const both = reports.map(report => report.find(one => one.id === id)!.outcome)
      expect(both.sort()).toEqual(['done', 'unchanged'])
    }
  })

  it('needs the permission of the single act, and finds only orders the caller may see', async () => {
    const [own, other] = [await open(), await open()]
    await assign([own.id], ann.user.id)
    await assign([other.id], bob.user.id)
    const refused = await ann.attempt(bulk.reassignMechanicOfOrders, {
      body: { ids: [own.id], mechanic_id: bob.user.id },
    })
    expect(refused.status).toBe(403)
    const report = await move([own.id, other.id], 'in_process', ann)
    expect(report.map(({ name, outcome }) => [name, outcome])).toEqual([
      [own.order_number, 'done'],
      [null, 'refused'],
    ])
    expect((await read(other.id)).status).toBe('new')
  })

  it(`accepts at most ${maxInBulk} orders`, async () => {
    const ids = Array.from({ length: maxInBulk + 1 }, (_, index) => 900_000 + index)
    expect(await move(ids.slice(1), 'finished')).toHaveLength(maxInBulk)
    for (const wrong of [ids, []]) {
      const body = { ids: wrong, status: 'finished' as const }
      expect((await admin.attempt(bulk.changeStatusOfOrders, { body })).status).toBe(422)
    }
  })
})
