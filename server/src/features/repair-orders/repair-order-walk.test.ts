import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import {
  type Act,
  mechanics,
  type Person,
  people,
  sees,
  take,
} from '#server/testing/order-walk/order-model.ts'
import { type Shop, shown } from '#server/testing/order-walk/order-model-shop.ts'
import { offered } from '#server/testing/order-walk/order-offers.ts'
import { isPost, nobody, send } from '#server/testing/order-walk/walk-send.ts'
import { type How, resolveAct, type Step, walks } from '#server/testing/order-walk/walk-steps.ts'
import { type Ids, stored } from '#server/testing/order-walk/walk-stored.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

/** Number of random walks: more with WALKS=5000, others with SEED=7. */
const numRuns = Number(process.env.WALKS ?? 60)
const seed = process.env.SEED ? Number(process.env.SEED) : undefined

const test = await testShop()
const make = orderFixtures(test)
const roles = ['admin', 'superadmin', 'sales_manager', 'mechanic', 'mechanic'] as const
const signedIn = await Promise.all(roles.map(role => test.signIn(role)))
const clients = Object.fromEntries(people.map((person, i) => [person, signedIn[i]!])) as Record<
  Person,
  (typeof signedIn)[number]
>
const makePart = await partFixtures(test, clients.clerk)
const gone = await test.signIn('mechanic')
await test.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', gone.user.id).execute()
const mechanicIds = [...mechanics.map(name => clients[name].user.id), gone.user.id]
const databaseSnapshot = await databaseSnapshots(test.db)

it('status, stock and money match the model after every act, also with concurrent acts', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(fc.asyncProperty(walks, walk), { numRuns, seed })
  expect(test.deadlocks()).toBe(0)
})

async function walk(steps: Step[]): Promise<void> {
  test.clock.set('2026-11-21T15:00:00Z')
  const payloads = [4, 3].map(quantity =>
    makePart.payload({ price_retail: 10, purchase: { date: '2026-11-01', cost: 4, quantity } }),
  )
  const parts = []
  for (const body of payloads) {
    parts.push((await clients.clerk.call(partEndpoints.createPart, { body })).data.id)
  }
  const ids: Ids = {
    truck: (await make.vehicle()).id,
    mechanics: mechanicIds,
    parts,
    orders: [],
    payments: [],
  }
  let shop: Shop = { hour: 0, parts: [4, 3].map(onHand => ({ onHand, cents: 10_00 })), orders: [] }
  for (const step of steps) {
    if ('wait' in step) {
      test.clock.advance(step.wait * 3_600_000)
      shop.hour += step.wait
    } else if ('reads' in step) await read(step.by, step.reads)
    else if ('both' in step)
      await together(step.both.map(({ by, act }) => ({ by, act: resolveAct(shop, act) })))
    else await alone(step.by, resolveAct(shop, step.act), step.how)
    expect(await stored(test.db, ids)).toEqual(shown(shop))
  }

  async function alone(by: Person, act: Act, how: How): Promise<void> {
    const after = structuredClone(shop)
    const wanted = take(after, by, act)
    const isLook = how === 'only look'
    const isDone = wanted < 300 && !isLook
    const before = isDone ? null : await databaseSnapshot()
    const options = isLook ? { validateOnly: true } : { idempotencyKey: randomUUID() }
    const answer = await send(clients[by], act, ids, payloads, options)
    const expected = isLook && wanted < 300 ? 204 : wanted
    expect([by, act, answer.status]).toEqual([by, act, expected])
    if (isDone) shop = after
    else expect(await databaseSnapshot()).toEqual(before)
    if (how !== 'twice' || !isPost(act)) return
    const once = await databaseSnapshot()
    const again = await send(clients[by], act, ids, payloads, options)
    expect([again.status, again.body]).toEqual([answer.status, answer.body])
    expect(await databaseSnapshot()).toEqual(once)
  }

  /** The result must equal that of running the two in one order or the other. */
  async function together(acts: { by: Person; act: Act }[]): Promise<void> {
    const outcomes = [acts, acts.toReversed()].map(inTurn => {
      const after = structuredClone(shop)
      const statuses = new Map(inTurn.map(({ by, act }) => [act, take(after, by, act)]))
      return { after, statuses: acts.map(({ act }) => statuses.get(act)!) }
    })
    const answers = await Promise.all(
      acts.map(({ by, act }) => send(clients[by], act, ids, payloads, { idempotencyKey: randomUUID() })),
    )
    const seen = { acts, statuses: answers.map(answer => answer.status), ...(await stored(test.db, ids)) }
    const possible = outcomes.map(({ after, statuses }) => ({ acts, statuses, ...shown(after) }))
    expect(possible).toContainEqual(seen)
    shop = outcomes[possible.findIndex(one => isDeepStrictEqual(one, seen))]!.after
  }

  async function read(by: Person, wanted: number): Promise<void> {
    const index = shop.orders.length && wanted % shop.orders.length
    const order = shop.orders[index]
    const isDeleted = order?.status === 'deleted'
    const endpoint = isDeleted && by.endsWith('clerk') ? api.getDeletedRepairOrder : api.getRepairOrder
    const page = await clients[by].attempt(endpoint, { params: { id: ids.orders[index] ?? nobody } })
    if (order && sees(by, order) && (!isDeleted || by.endsWith('clerk'))) {
      expect(page.body.data).toMatchObject(offered(shop, by, index))
    } else expect(page.status).toBe(404)

    const query = { truck_id: ids.truck }
    const listed = shop.orders.flatMap((one, i) =>
      sees(by, one) && one.status !== 'deleted' ? [{ ...one, id: ids.orders[i] }] : [],
    )
    const { data: rows } = await clients[by].call(api.listRepairOrders, { query })
    expect(rows.map(row => [row.id, row.status, row.total_amount, row.balance])).toEqual(
      listed
        .toReversed()
        .map(({ id, status, total, paid }) => [id, status, total / 100, (total - paid) / 100]),
    )
    const { data: sums } = await clients[by].call(api.getRepairOrderSummary, { query })
    const due = listed.reduce((cents, { total, paid }) => cents + total - paid, 0)
    expect([sums.order_total_count, sums.total_due]).toEqual([listed.length, due / 100])
  }
}
