import fc from 'fast-check'

/** What a clerk does in a walk. `order` counts the orders that the walk opened, from 0. */
export type Act =
  | { do: 'create'; quantities: number[] }
  | { do: 'save'; order: number; quantities: number[] }
  | { do: 'move'; order: number; status: 'new' | 'in_process' | 'finished' }
  | { do: 'delete' | 'restore' | 'drop'; order: number }
  | { do: 'pay'; order: number; amount: number }
  | { do: 'wait'; hours: number }

const order = fc.nat({ max: 2 })
const quantities = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }))

export const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), quantities }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save' as const), order, quantities }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      order,
      status: fc.constantFrom('new' as const, 'in_process' as const, 'finished' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('delete' as const, 'restore' as const, 'drop' as const),
      order,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      order,
      amount: fc.constantFrom(30, 70, 100, 110, 999),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 23, 25) }),
  },
)

interface ModelOrder {
  status: string
  before: string | null
  /** Dollars. A work of 100, each part 10. */
  total: number
  paid: number
  isPaid: boolean
}

export interface Model {
  orders: ModelOrder[]
  /** What the act must be answered with. */
  take(act: Act): number
  stock(part: number): { on_hand: number; reserved: number }
}

/** The shop as plain variables, written from the specification and not from the code. */
export function openModel(start: readonly number[]): Model {
  const onHand = [...start]
  const orders: ModelOrder[] = []
  const lines: number[][] = []
  const changedAt: number[] = []
  const payments: number[][] = []
  let hour = 0

  const isOpen = (status: string) => status === 'new' || status === 'in_process'
  const reserved = (part: number, except = -1) =>
    lines.reduce(
      (sum, quantities, i) => (i !== except && isOpen(orders[i]!.status) ? sum + quantities[part]! : sum),
      0,
    )
  const fits = (quantities: readonly number[], except = -1) =>
    quantities.every((quantity, part) => quantity <= onHand[part]! - reserved(part, except))
  const totalOf = (quantities: readonly number[]) => 100 + 10 * quantities.reduce((sum, q) => sum + q, 0)

  const put = (quantities: readonly number[], sign: 1 | -1) => {
    for (const [part, quantity] of quantities.entries()) onHand[part] = onHand[part]! + sign * quantity
  }

  function take(act: Act): number {
    if (act.do === 'wait') {
      hour += act.hours
      return 200
    }
    if (act.do === 'create') {
      if (!fits(act.quantities)) return 422
      orders.push({ status: 'new', before: null, total: totalOf(act.quantities), paid: 0, isPaid: false })
      lines.push(act.quantities)
      changedAt.push(hour)
      payments.push([])
      return 200
    }
    const i = act.order
    const it = orders[i]
    if (!it) return 0
    switch (act.do) {
      case 'save':
        if (!isOpen(it.status) || it.isPaid || !fits(act.quantities, i)) return 422
        if (totalOf(act.quantities) < it.paid) return 422
        lines[i] = act.quantities
        it.total = totalOf(act.quantities)
        it.isPaid = it.paid >= it.total
        return 200
      case 'move':
        if (it.status === 'deleted' || it.status === act.status) return 422
        if (it.status === 'finished' && hour - changedAt[i]! > 24) return 422
        if (it.status === 'finished') put(lines[i]!, 1)
        if (act.status === 'finished') put(lines[i]!, -1)
        it.status = act.status
        changedAt[i] = hour
        return 200
      case 'delete':
        if (!isOpen(it.status) || it.paid > 0) return 422
        it.before = it.status
        it.status = 'deleted'
        return 204
      case 'restore':
        if (it.status !== 'deleted' || !fits(lines[i]!)) return 422
        it.status = it.before!
        it.before = null
        return 200
      case 'pay':
        if (it.status === 'deleted' || act.amount > it.total - it.paid) return 422
        payments[i]!.push(act.amount)
        it.paid += act.amount
        it.isPaid = it.paid >= it.total
        return 200
      case 'drop': {
        if (it.status === 'deleted') return 422
        const dropped = payments[i]!.pop()
        if (dropped === undefined) return 404
        it.paid -= dropped
        it.isPaid = false
        return 204
      }
    }
  }

  return { orders, take, stock: part => ({ on_hand: onHand[part]!, reserved: reserved(part) }) }
}
