import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints as repairs } from '#contract/repair-orders/repair-order-endpoints.ts'
import {
  type BothAct,
  type BothKinds,
  heldByRepair,
  heldBySale,
  reservedOf,
  soldBySale,
  take,
  totalOf,
} from '#server/testing/order-walk/both-kinds-model.ts'
import { partsOrderFixtures, sampleAddress, sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

/** Number of random walks: more with WALKS=2000, others with SEED=7. */
const numRuns = Number(process.env.WALKS ?? 25)
const seed = process.env.SEED ? Number(process.env.SEED) : undefined

const test = await testShop()
const make = partsOrderFixtures(test)
const clerks = [await test.signIn('admin'), await test.signIn('superadmin')] as const
const customer_id = await make.customer()
const truck_id = (await make.vehicle()).id
const mechanic_id = (await test.signIn('mechanic')).user.id

const order = fc.nat({ max: 2 })
const part = fc.nat({ max: 1 })
const quantity = fc.integer({ min: 1, max: 3 })
const quantities = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }))
const is = <const D extends string>(...names: D[]) => fc.constantFrom(...names)
const anyAct: fc.Arbitrary<BothAct> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: is('open repair', 'begin', 'begin'), quantities, isPickup: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('save repair'), order, quantities }) },
  { weight: 2, arbitrary: fc.record({ do: is('finish repair', 'reopen repair', 'delete repair'), order }) },
  { weight: 6, arbitrary: fc.record({ do: is('add', 'add', 'set'), order, part, quantity }) },
  { weight: 1, arbitrary: fc.record({ do: is('drop'), order, part }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: is('check out', 'check out', 'check out', 'cancel', 'delete', 'refund'),
      order,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: is('move'),
      order,
      to: is('in_process', 'sent', 'pending_pickup', 'delivered', 'lost', 'damaged', 'returned'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('pay'), order, cents: fc.constantFrom(10_00, 20_00) }) },
  { weight: 1, arbitrary: fc.record({ do: is('buy'), part, quantity }) },
  { weight: 1, arbitrary: fc.record({ do: is('price'), part, cents: fc.constantFrom(10_00, 12_50) }) },
)
const twoActs = fc.tuple(anyAct, anyAct, fc.nat({ max: 3 })).map(([one, other, nearness]): BothAct[] => {
  if (nearness === 3) return [one, { ...one }]
  if (nearness === 2 && 'order' in one) return [one, { ...one, order: 1 - (one.order % 2) }]
  if (nearness === 1 && 'order' in one && 'order' in other) return [one, { ...other, order: one.order }]
  return [one, other]
})
const acts = fc.oneof(
  anyAct.map(act => [act]),
  twoActs,
)
/** Acts that lead to rare states, where most rules are. */
const past = (order: number) =>
  fc
    .record({
      isPickup: fc.boolean(),
      quantities: fc.tuple(quantity, fc.nat({ max: 2 })),
      length: fc.nat({ max: 5 }),
      cents: fc.constantFrom(0, 0, 10_00),
    })
    .map(({ isPickup, quantities, length, cents }): BothAct[][] => {
      const items = quantities.flatMap((quantity, part) =>
        quantity > 0 ? [{ do: 'add' as const, order, part, quantity }] : [],
      )
      const moves = isPickup
        ? (['in_process', 'pending_pickup', 'delivered', 'returned'] as const)
        : (['in_process', 'sent', 'delivered', 'returned'] as const)
      const led: BothAct[] = [
        { do: 'check out', order },
        ...moves.map(to => ({ do: 'move' as const, order, to })),
      ]
      const paid: BothAct[] = cents > 0 ? [{ do: 'pay', order, cents }] : []
      const begun: BothAct = { do: 'begin', quantities: [0, 0], isPickup }
      return [begun, ...items, ...led.slice(0, length), ...paid].map(act => [act])
    })
const walks = fc
  .tuple(past(0), past(1), fc.array(acts, { minLength: 6, maxLength: 14 }))
  .map(([first, second, further]) => [...first, ...second, ...further])

it('orders of both kinds with shared parts match the model, also with concurrent acts', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(fc.asyncProperty(walks, walk), { numRuns, seed })
  expect(test.deadlocks()).toBe(0)
})

interface Ids {
  parts: number[]
  repairs: number[]
  sales: number[]
}

async function walk(steps: readonly BothAct[][]): Promise<void> {
  const ids: Ids = { parts: [await make.part(4), await make.part(3)], repairs: [], sales: [] }
  let shop: BothKinds = { onHand: [4, 3], cents: [10_00, 10_00], repairs: [], sales: [] }
  for (const acts of steps) {
    const outcomes = [acts, acts.toReversed()].map(inTurn => {
      const after = structuredClone(shop)
      const done = new Map(inTurn.map(act => [act, take(after, act)]))
      return { after, done: acts.map(act => done.get(act)!) }
    })
    // Two creations would differ only in their ids.
    if (acts.filter(act => act.do === 'open repair' || act.do === 'begin').length === 2) continue
    const answers = await Promise.all(acts.map((act, i) => send(clerks[i as 0 | 1], act, ids)))
    for (const { status } of answers) expect(status).toBeLessThan(500)
    const seen = { acts, done: answers.map(({ status }) => status < 300), ...(await stored(ids)) }
    const possible = outcomes.map(({ after, done }) => ({ acts, done, ...shown(after) }))
    expect(possible).toContainEqual(seen)
    shop = outcomes[possible.findIndex(one => isDeepStrictEqual(one, seen))]!.after
  }
}

const nobody = 999_999_999

async function send(person: (typeof clerks)[number], act: BothAct, ids: Ids): Promise<{ status: number }> {
  switch (act.do) {
    case 'buy': {
      const body = { date: '2026-11-01', cost: 4, quantity: act.quantity }
      return person.attempt(partEndpoints.purchasePart, { params: { id: ids.parts[act.part]! }, body })
    }
    case 'price':
      await test.db
        .updateTable('parts')
        .set({ price_retail: String(act.cents / 100) })
        .where('id', '=', ids.parts[act.part]!)
        .execute()
      return { status: 200 }
    case 'open repair': {
      const answer = await person.attempt(repairs.createRepairOrder, { body: form(act.quantities, ids) })
      if (answer.status < 300) ids.repairs.push(answer.body.data.id)
      return answer
    }
    case 'begin': {
      const { id } = (await person.call(api.createPartsOrder, { body: { customer_id } })).data
      const body = {
        delivery_type: act.isPickup ? ('pickup' as const) : ('delivery' as const),
        delivery_address: sampleAddress,
        billing_address: sampleAddress,
        payment: { terms: 'immediately' as const, method: 'cash' as const },
      }
      ids.sales.push(id)
      return person.attempt(api.updatePartsOrder, { params: { id }, body })
    }
    case 'save repair': {
      const params = { id: ids.repairs[act.order] ?? nobody }
      return person.attempt(repairs.updateRepairOrder, { params, body: form(act.quantities, ids) })
    }
    case 'finish repair':
    case 'reopen repair': {
      const body = { status: act.do === 'finish repair' ? ('finished' as const) : ('new' as const) }
      const params = { id: ids.repairs[act.order] ?? nobody }
      return person.attempt(repairs.changeRepairOrderStatus, { params, body })
    }
    case 'delete repair':
      return person.attempt(repairs.deleteRepairOrder, { params: { id: ids.repairs[act.order] ?? nobody } })
  }
  const params = { id: ids.sales[act.order] ?? nobody }
  switch (act.do) {
    case 'add': {
      const body = { inventory_id: ids.parts[act.part]!, quantity: act.quantity, discount: 0 }
      return person.attempt(api.addPartsOrderItem, { params, body })
    }
    case 'set': {
      const body = { inventory_id: ids.parts[act.part]!, quantity: act.quantity, discount: 0 }
      return person.attempt(api.updatePartsOrderItem, {
        params: { ...params, item_id: await itemOf(act, ids) },
        body,
      })
    }
    case 'drop':
      return person.attempt(api.deletePartsOrderItem, {
        params: { ...params, item_id: await itemOf(act, ids) },
      })
    case 'check out':
      return person.attempt(api.checkoutPartsOrder, { params })
    case 'cancel':
      return person.attempt(api.cancelPartsOrder, { params })
    case 'delete':
      return person.attempt(api.deletePartsOrder, { params })
    case 'refund':
      return person.attempt(api.refundPartsOrder, { params })
    case 'pay': {
      const body = { amount: act.cents / 100, payment_date: '2026-11-21', payment_method: 'cash' as const }
      return person.attempt(money.createPartsOrderPayment, { params, body })
    }
    case 'move': {
      const sent_data = act.to === 'sent' ? [sampleShipment] : []
      return person.attempt(api.changePartsOrderStatus, { params, body: { status: act.to, sent_data } })
    }
  }
}

async function itemOf(act: { order: number; part: number }, ids: Ids): Promise<number> {
  const found = await test.db
    .selectFrom('parts_order_items')
    .select('id')
    .where('order_id', '=', ids.sales[act.order] ?? nobody)
    .where('part_id', '=', ids.parts[act.part]!)
    .executeTakeFirst()
  return found?.id ?? nobody
}

const form = (wanted: number[], ids: Ids) => ({
  truck_id,
  mechanic_id,
  due_date: '2026-12-21',
  implementation_date: '2026-11-25 09:30',
  types_of_work: [
    {
      name: 'Brakes',
      hourly_rate: 100,
      duration: '1:00',
      inventories: wanted.flatMap((quantity, i) => (quantity > 0 ? [{ id: ids.parts[i]!, quantity }] : [])),
    },
  ],
})

const shown = (shop: BothKinds) => ({
  parts: shop.onHand.map((onHand, part) => ({ onHand, reserved: reservedOf(shop, part) })),
  repairs: shop.repairs.map(repair => ({ status: repair.status, held: heldByRepair(repair) })),
  sales: shop.sales.map(sale =>
    sale.status === 'gone'
      ? { status: 'gone' }
      : {
          status: sale.status,
          total: totalOf(sale),
          paid: sale.paid,
          isRefunded: sale.isRefunded,
          quantities: sale.lines.map(line => line.quantity),
          held: heldBySale(sale),
          sold: soldBySale(sale),
        },
  ),
})

async function stored(ids: Ids): Promise<ReturnType<typeof shown>> {
  const each = (table: string, kind: string, of: string) => sql`(
    select json_agg(coalesce((
      select ${sql.raw(of)} from ${sql.table(table)} x
      where x.part_id = part and x.order_id = n.id ${kind ? sql`and x.order_kind = ${kind}` : sql``}
    ), 0) order by part) from unnest(${ids.parts}::bigint[]) part)`
  const { rows } = await sql<{ parts: never; repairs: never; sales: { status: string }[] }>`
    select
      (select json_agg(json_build_object('onHand', on_hand, 'reserved', reserved) order by part_id)
        from part_stock where part_id = any(${ids.parts}::bigint[])) as parts,
      (select coalesce(json_agg(json_build_object('status', o.status, 'held', ${each('reservations', 'repair_order', 'quantity')})
        order by n.id), '[]')
        from unnest(${ids.repairs}::bigint[]) n(id) join repair_orders o on o.id = n.id) as repairs,
      (select coalesce(json_agg(json_build_object(
          'status', case when o.id is null or o.deleted_at is not null then 'gone' when o.is_draft then 'draft' else o.status end,
          'total', o.total_amount * 100, 'paid', o.paid_amount * 100, 'isRefunded', o.refunded_at is not null,
          'quantities', ${each('parts_order_items', '', 'quantity')},
          'held', ${each('reservations', 'parts_order', 'quantity')},
          'sold', ${each('stock_movements', 'parts_order', '-sum(change)')}
        ) order by n.id), '[]')
        from unnest(${ids.sales}::bigint[]) n(id) left join parts_orders o on o.id = n.id) as sales`.execute(
    test.db,
  )
  const { parts, repairs, sales } = rows[0]!
  return {
    parts,
    repairs,
    sales: sales.map(sale => (sale.status === 'gone' ? { status: 'gone' } : sale)),
  } as never
}
