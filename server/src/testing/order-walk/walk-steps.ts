import fc from 'fast-check'
import type { Act, Form, Person } from './order-model.ts'
import type { Shop } from './order-model-shop.ts'

/** Normally, as Validate-Only, or twice with one Idempotency-Key. */
export type How = 'plain' | 'only look' | 'twice'

export type Step =
  | { by: Person; act: PlannedAct; how: How }
  | { both: { by: Person; act: PlannedAct }[] }
  | { by: Person; reads: number }
  | { wait: number }

/**
 * An act before orders are known: `order` is an index modulo their number, or `newest`; version,
 * payment and amount are symbolic.
 */
type PlannedAct =
  | Exclude<Act, { order: number }>
  | Exclude<OnOrder, { do: 'pay' | 'delete payment' | 'save' | 'restore-update' }>
  | { do: 'pay'; order: number; amount: 'some' | 'all that is due' | 'a cent too much' | 'all but a part' }
  | ({ do: 'save' | 'restore-update'; order: number; version: 'present' | 'old' | 'none' } & Form)
  | { do: 'delete payment'; order: number }

type OnOrder = Extract<Act, { order: number }>

export function resolveAct(shop: Shop, planned: PlannedAct): Act {
  if (!('order' in planned)) return planned
  const order = placeOf(planned.order, shop.orders.length)
  const target = shop.orders[order]
  if (planned.do === 'delete payment') {
    return { ...planned, order, payment: target?.payments.findLastIndex(payment => !payment.isDeleted) ?? -1 }
  }
  if (planned.do === 'pay') {
    const due = target ? target.total - target.paid : 0
    const cents = {
      some: 30_00,
      'all that is due': Math.max(due, 1),
      'a cent too much': due + 1,
      'all but a part': Math.max(due - 10_00, 1),
    }[planned.amount]
    return { do: 'pay', order, cents }
  }
  if (!('version' in planned)) return { ...planned, order }
  const present = target?.version ?? 1
  const version = { present, old: present - 1 || 99, none: undefined }[planned.version]
  return { ...planned, order, version }
}

const newest = -1
const placeOf = (order: number, count: number) =>
  order === newest ? Math.max(0, count - 1) : count === 0 ? 0 : order % count

const order = fc.nat({ max: 3 })
const part = fc.nat({ max: 1 })
const mechanic = fc.constantFrom(0, 0, 1, 1, 2)
const form = {
  mechanic,
  labor: fc.constantFrom(100_00, 100_00, 100_00, 0),
  quantities: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
  reprice: fc.boolean(),
}
const is = <const D extends string>(...names: D[]) => fc.constantFrom(...names)

const plannedActs: fc.Arbitrary<PlannedAct> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: is('create'), ...form }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('save', 'save', 'restore-update'),
      order,
      version: is('present', 'present', 'none', 'old'),
      ...form,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: is('move'), order, status: is('new', 'in_process', 'finished') }) },
  { weight: 1, arbitrary: fc.record({ do: is('reassign'), order, mechanic }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: is('delete', 'delete', 'restore', 'restore', 'delete for good'), order }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: is('pay'), order, amount: is('some', 'all that is due', 'a cent too much') }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('delete payment'), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('buy', 'sell over the counter', 'sell over the counter'),
      part,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: is('price'), part, cents: fc.constantFrom(10_00, 12_35, 0) }),
  },
)

const by: fc.Arbitrary<Person> = fc.oneof(
  { weight: 8, arbitrary: is('clerk', 'other clerk') },
  { weight: 2, arbitrary: is('sales') },
  { weight: 2, arbitrary: is('mechanic', 'other mechanic') },
)
const how: fc.Arbitrary<How> = fc.oneof(
  { weight: 5, arbitrary: is('plain') },
  { weight: 1, arbitrary: is('only look') },
  { weight: 1, arbitrary: is('twice') },
)

const clerk = (act: PlannedAct): Step => ({ by: 'clerk', act, how: 'plain' })
const made = (quantities: Form['quantities'], labor = 100_00) =>
  clerk({ do: 'create', mechanic: 0, labor, quantities, reprice: false })
const saved = (quantities: Form['quantities'], labor = 100_00) =>
  clerk({ do: 'save', order: newest, version: 'present', mechanic: 0, labor, quantities, reprice: false })
const moved = (status: 'new' | 'in_process' | 'finished') => clerk({ do: 'move', order: newest, status })
const paid = (amount: 'all that is due' | 'all but a part') => clerk({ do: 'pay', order: newest, amount })

/** Sequences that random acts seldom reach: several acts in a row on one order. */
const scriptedCases: readonly Step[][] = [
  [made([1, 0]), moved('finished'), { wait: 25 }, moved('in_process'), moved('new')],
  [made([1, 0]), moved('finished'), { wait: 24 }, moved('new')],
  [made([2, 0]), paid('all that is due'), saved([1, 1])],
  [made([3, 0]), paid('all but a part'), saved([2, 0]), saved([1, 0])],
  [made([0, 0], 0), moved('finished'), paid('all that is due'), moved('new'), saved([1, 0], 0)],
  [made([1, 0]), saved([0, 0], 0), moved('finished'), { wait: 24 }, moved('in_process')],
  [made([2, 1]), clerk({ do: 'price', part: 0, cents: 17_50 }), saved([2, 1]), saved([1, 1])],
]

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ by, act: plannedActs, how }) },
  {
    weight: 3,
    arbitrary: fc.record({
      both: fc.array(fc.record({ by, act: plannedActs }), { minLength: 2, maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ by, reads: order }) },
  { weight: 1, arbitrary: fc.record({ wait: fc.constantFrom(1, 24, 25) }) },
)

export const walks: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { weight: 19, arbitrary: step.map(one => [one]) },
      { weight: 1, arbitrary: fc.constantFrom(...scriptedCases) },
    ),
    { minLength: 4, maxLength: 36, size: 'max' },
  )
  .map(parts => parts.flat())
