import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { spyOnStatements } from '#server/testing/statement-spy.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

/** Races between two; RACES=10000 for the long run. Every fiftieth is between all contestants. */
const races = Number(process.env.RACES ?? 100)
const crowd = 50

/** Takes the last unit of the part, and can return it afterwards. */
interface Contestant {
  orderNumber?: string
  take(): Promise<{ status: number; errors: { code: string; title: string }[] }>
  giveBack(): Promise<unknown>
}

/** A part that is out of stock until `supply` buys one, and contestants of every kind. */
async function openArena(test: TestShop) {
  const make = orderFixtures(test)
  const part = await make.part(0)
  const truck_id = (await make.vehicle()).id
  const mechanic_id = (await test.signIn('mechanic')).user.id
  const form = (quantity: 0 | 1) => ({
    truck_id,
    mechanic_id,
    due_date: '2026-12-21',
    implementation_date: '2026-11-25 09:30',
    types_of_work: [
      {
        name: 'Brakes',
        hourly_rate: 100,
        duration: '1:00',
        inventories: quantity ? [{ id: part, quantity }] : [],
      },
    ],
  })
  const clerk = await test.signIn('admin')
  const supply = (quantity: number) =>
    clerk.call(partEndpoints.purchasePart, {
      params: { id: part },
      body: { date: '2026-11-01', cost: 4, quantity },
    })

  const ways: ((client: typeof clerk) => Promise<Contestant>)[] = [
    async function save(client) {
      const { data } = await client.call(api.createRepairOrder, { body: form(0) })
      const save = (quantity: 0 | 1) =>
        client.attempt(api.updateRepairOrder, { params: { id: data.id }, body: form(quantity) })
      return { orderNumber: data.order_number, take: () => save(1), giveBack: () => save(0) }
    },
    async function restore(client) {
      await supply(1)
      const { data } = await client.call(api.createRepairOrder, { body: form(1) })
      const params = { id: data.id }
      const giveBack = () => client.call(api.deleteRepairOrder, { params })
      await giveBack()
      await sell(client)
      return {
        orderNumber: data.order_number,
        take: () => client.attempt(api.restoreRepairOrder, { params }),
        giveBack,
      }
    },
    async function restoreUpdate(client) {
      const { data } = await client.call(api.createRepairOrder, { body: form(0) })
      const params = { id: data.id }
      const giveBack = () => client.call(api.deleteRepairOrder, { params })
      await giveBack()
      const take = () => client.attempt(api.restoreUpdateRepairOrder, { params, body: form(1) })
      return { orderNumber: data.order_number, take, giveBack }
    },
    async function open(client) {
      const contestant: Contestant = {
        async take() {
          const answer = await client.attempt(api.createRepairOrder, { body: form(1) })
          contestant.orderNumber = answer.body?.data?.order_number
          return answer
        },
        giveBack: async () => {
          const query = { search: contestant.orderNumber }
          const { data } = await client.call(api.listRepairOrders, { query })
          await client.call(api.deleteRepairOrder, { params: { id: data[0]!.id } })
        },
      }
      return contestant
    },
    async function sale(client) {
      return { take: () => sell(client), giveBack: () => supply(1) }
    },
  ]
  const sell = (client: typeof clerk) =>
    client.attempt(partEndpoints.sellPart, {
      params: { id: part },
      body: { describe: 'broke', quantity: 1, price: 10, date: '2026-11-01' },
    })

  const contestants: Contestant[] = []
  for (let i = 0; i < crowd; i++) contestants.push(await ways[i % ways.length]!(await test.signIn('admin')))

  /** Runs all at once; the winners return the part, so that the next race starts in the same state. */
  async function race(racing: Contestant[]) {
    const answers = await Promise.all(racing.map(one => one.take()))
    const won = racing.filter((_, i) => answers[i]!.status < 300)
    const holders = won.flatMap(one => one.orderNumber ?? [])
    const lost = answers.filter(answer => answer.status >= 300)
    const isTold = ({ errors }: (typeof answers)[number]) =>
      holders.length > 0
        ? errors[0]?.code === 'part_short_held' && holders.some(number => errors[0]!.title.includes(number))
        : errors[0]?.code === 'part_short'
    const { on_hand, reserved } = await make.stockOf(part)
    for (const winner of won) await winner.giveBack()
    return { won: won.length, lostAndTold: lost.filter(isTold).length, left: on_hand - reserved }
  }
  return { supply, contestants, race }
}

const fair = (runners: number, stock: number) => ({ won: stock, lostAndTold: runners - stock, left: 0 })

describe('the last part', () => {
  let test: TestShop
  let arena: Awaited<ReturnType<typeof openArena>>

  beforeAll(async () => {
    test = await openTestShop({ DATABASE_POOL: '20' })
    arena = await openArena(test)
    await arena.supply(1)
  })
  afterAll(async () => {
    const deadlocks = test.deadlocks()
    await test.close()
    expect(deadlocks).toBe(0)
  })

  it("goes to one of two contestants of any kind; the other's refusal names the order", {
    timeout: 7_200_000,
  }, async () => {
    for (let round = 0; round < races; round++) {
      const first = round % crowd
      const second = (first + 1 + ((round * 7) % (crowd - 1))) % crowd
      const racing = [arena.contestants[first]!, arena.contestants[second]!]
      expect([round, await arena.race(racing)]).toEqual([round, fair(2, 1)])
      if (round % 50 === 0)
        expect([round, await arena.race(arena.contestants)]).toEqual([round, fair(crowd, 1)])
    }
  })

  it('is available to a waiting request after a concurrent purchase', async () => {
    const make = orderFixtures(test)
    const part = await make.part(1)
    const clerk = await test.signIn('admin')
    const ordered = await test.db.transaction().execute(async db => {
      await sql`insert into stock_movements (part_id, operation_type, quantity, cost, date, created_at)
        values (${part}, 'purchase', 4, 4, '2026-11-01', now())`.execute(db)
      await sql`update part_stock set on_hand = on_hand + 4 where part_id = ${part}`.execute(db)
      const order = make.order(clerk, [{ id: part, quantity: 3 }])
      await untilLockWaits(test.db)
      return { order }
    })
    await ordered.order
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 3 })
  })

  it(`goes to seven of ${crowd} contestants with seven in stock`, async () => {
    await arena.supply(6)
    expect(await arena.race(arena.contestants)).toEqual(fair(crowd, 7))
  })
})

describe('the same code without its row locks', () => {
  let test: TestShop
  let arena: Awaited<ReturnType<typeof openArena>>

  beforeAll(async () => {
    test = await openTestShop({ DATABASE_POOL: '20' })
    arena = await openArena(test)
    await arena.supply(1)
    spyOnStatements(test.shop.pool).rewrite(text =>
      text.replace(/\bfor (no key )?update( of (\S+, )*\S+)?/g, ''),
    )
  })
  afterAll(async () => {
    const deadlocks = test.deadlocks()
    await test.close()
    expect(deadlocks).toBe(0)
  })

  async function brokenRace() {
    for (let round = 0; round < 20; round++) {
      const outcome = await arena.race(arena.contestants)
      if (outcome.lostAndTold !== crowd - 1 || outcome.won !== 1) return outcome
    }
    return null
  }

  it('oversells nothing, as the table has a check constraint', async () => {
    const outcome = await brokenRace()
    expect(outcome).not.toBeNull()
    expect(outcome).toMatchObject({ won: 1, left: 0 })
  })

  it('sells the last part several times without the check constraint', async () => {
    await sql`alter table part_stock drop constraint part_stock_check`.execute(test.db)
    const outcome = await brokenRace()
    expect(outcome?.won).toBeGreaterThan(1)
    expect(outcome?.left).toBeLessThan(0)
  })
})
