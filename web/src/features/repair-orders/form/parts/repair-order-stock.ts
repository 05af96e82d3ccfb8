import type { PartChoice } from '#contract/parts/part.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { isOpen } from '#contract/repair-orders/repair-order-statuses.ts'
import type { WorkValues } from '../values/repair-order-values.ts'

export interface PartStock {
  /** How many this order can have: what is free and what it holds itself. */
  available: number
  /** Held by other orders. */
  elsewhere: number
  /** What all works of the order want of it together, where that is more than there is. */
  short: number | undefined
}

type Quantities = ReadonlyMap<number, number>

/** How many of each part a saved order holds: they are its own to use. Only an open one holds any. */
export function heldParts(order: RepairOrder | undefined): Quantities {
  if (!order || !isOpen(order.status)) return new Map()
  return sumById(
    order.typeOfWork.flatMap(work =>
      work.inventories.map(({ inventory_id, quantity }) => ({ id: inventory_id, quantity })),
    ),
  )
}

/** The parts that stand in the form, each once, in order. */
export const partIds = (works: readonly WorkValues[]): number[] =>
  [...wantedParts(works).keys()].sort((one, other) => one - other)

/**
 * What there is of the parts of an order, for its rows to follow: a row hears only when something about its own part
 * is another. The same part is counted over all works, as the server counts it.
 */
export function repairOrderStock() {
  const known = new Map<number, PartChoice>()
  let wanted: Quantities = new Map()
  let held: Quantities = new Map()
  let stock = new Map<number, PartStock>()
  const listeners = new Set<() => void>()

  function count(): void {
    stock = new Map([...known.values()].map(part => [part.id, steady(stock.get(part.id), stockOf(part))]))
    for (const listener of [...listeners]) listener()
  }
  function stockOf({ id, quantity, reserved }: PartChoice): PartStock {
    const own = held.get(id) ?? 0
    const available = clean(quantity + own)
    const sum = clean(wanted.get(id) ?? 0)
    return {
      available,
      elsewhere: clean(Math.max(0, reserved - own)),
      short: sum > available ? sum : undefined,
    }
  }
  return {
    of: (partId: number): PartStock | undefined => stock.get(partId),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    learn(parts: readonly PartChoice[]) {
      for (const part of parts) known.set(part.id, part)
      count()
    },
    want(works: readonly WorkValues[], heldNow: Quantities) {
      wanted = wantedParts(works)
      held = heldNow
      count()
    },
  }
}

export type RepairOrderStock = ReturnType<typeof repairOrderStock>

const wantedParts = (works: readonly WorkValues[]): Quantities =>
  sumById(
    works.flatMap(work =>
      work.parts.flatMap(row => (row.part ? { id: row.part.id, quantity: row.quantity ?? 0 } : [])),
    ),
  )

function sumById(rows: readonly { id: number; quantity: number }[]): Quantities {
  const sums = new Map<number, number>()
  for (const { id, quantity } of rows) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

const steady = (before: PartStock | undefined, now: PartStock): PartStock =>
  before?.available === now.available && before.elsewhere === now.elsewhere && before.short === now.short
    ? before
    : now

/** 0.1 and 0.2 of a gallon are 0.3. */
const clean = (count: number) => Number(count.toFixed(3))
