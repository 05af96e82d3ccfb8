import type { PartChoice } from '#contract/parts/part.ts'
import type { PartRowValues } from './part-row-values.ts'

export interface PartStock {
  /** How many this order can use: what is available plus what it has reserved itself. */
  available: number
  /** Reserved by other orders. */
  elsewhere: number
  /** The total of all rows of the form, if it is more than available. */
  short: number | undefined
}

/** Part id -> how many. */
export type Quantities = ReadonlyMap<number, number>

/** The parts in the rows, each once, in order. */
export const partIds = (rows: readonly PartRowValues[]): number[] =>
  [...wantedParts(rows).keys()].sort((one, other) => one - other)

/**
 * The stock of the parts of a form, as a store for its rows: a row re-renders only when the data of its own part
 * changes. The same part is summed over all rows, as on the server.
 */
export function partsStock(
  /** The saved repair order that is edited. */
  ownOrder?: number,
) {
  const known = new Map<number, PartChoice>()
  let wanted: Quantities = new Map()
  let held: Quantities = new Map()
  let stock = new Map<number, PartStock>()
  const listeners = new Set<() => void>()

  function count(): void {
    stock = new Map([...known.values()].map(part => [part.id, unchanged(stock.get(part.id), stockOf(part))]))
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
    ownOrder,
    of: (partId: number): PartStock | undefined => stock.get(partId),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    learn(parts: readonly PartChoice[]) {
      for (const part of parts) known.set(part.id, part)
      count()
    },
    /** `heldNow`: what the saved order has reserved, which it may use. */
    want(rows: readonly PartRowValues[], heldNow: Quantities) {
      wanted = wantedParts(rows)
      held = heldNow
      count()
    },
  }
}

export type PartsStock = ReturnType<typeof partsStock>

export function sumById(rows: readonly { id: number; quantity: number }[]): Quantities {
  const sums = new Map<number, number>()
  for (const { id, quantity } of rows) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

const wantedParts = (rows: readonly PartRowValues[]): Quantities =>
  sumById(rows.flatMap(row => (row.part ? { id: row.part.id, quantity: row.quantity ?? 0 } : [])))

/** The same object while nothing changed, so that its row is not re-rendered. */
const unchanged = (before: PartStock | undefined, now: PartStock): PartStock =>
  before?.available === now.available && before.elsewhere === now.elsewhere && before.short === now.short
    ? before
    : now

/** 0.1 and 0.2 of a gallon are 0.3. */
const clean = (count: number) => Number(count.toFixed(3))
