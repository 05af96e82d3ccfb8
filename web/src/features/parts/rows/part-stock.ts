import type { PartChoice } from '#contract/parts/part.ts'
import type { PartRowValues } from './part-row-values.ts'

export interface PartStock {
  /** Available, plus what this order has reserved. */
  available: number
  /** Reserved by other orders. */
  elsewhere: number
  /** The form's total quantity, if it exceeds what is available. */
  short: number | undefined
}

/** By part id. */
export type Quantities = ReadonlyMap<number, number>

/** Unique, in order. */
export const partIds = (rows: readonly PartRowValues[]): number[] =>
  [...wantedParts(rows).keys()].sort((one, other) => one - other)

/**
 * Stock of a form's parts as a store: a row renders only when its own part changes. Quantities of a part are
 * summed over all rows, as on the server.
 */
export function partsStock(
  /** The edited order. */
  ownOrder?: number,
) {
  const known = new Map<number, PartChoice>()
  let wanted: Quantities = new Map()
  let reservedHere: Quantities = new Map()
  let stock = new Map<number, PartStock>()
  const listeners = new Set<() => void>()

  function count(): void {
    stock = new Map([...known.values()].map(part => [part.id, unchanged(stock.get(part.id), stockOf(part))]))
    for (const listener of [...listeners]) listener()
  }
  function stockOf({ id, quantity, reserved }: PartChoice): PartStock {
    const own = reservedHere.get(id) ?? 0
    const available = roundToThousandths(quantity + own)
    const sum = roundToThousandths(wanted.get(id) ?? 0)
    return {
      available,
      elsewhere: roundToThousandths(Math.max(0, reserved - own)),
      short: sum > available ? sum : undefined,
    }
  }
  return {
    ownOrder,
    of: (partId: number): PartStock | undefined => stock.get(partId),
    /** As it was read last. */
    part: (partId: number): PartChoice | undefined => known.get(partId),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    learn(parts: readonly PartChoice[]) {
      for (const part of parts) known.set(part.id, part)
      count()
    },
    /** `reservedNow`: what the saved order has reserved, which it may use. */
    want(rows: readonly PartRowValues[], reservedNow: Quantities) {
      wanted = wantedParts(rows)
      reservedHere = reservedNow
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

/** Returns the same object if nothing changed, to avoid rendering the row. */
const unchanged = (before: PartStock | undefined, now: PartStock): PartStock =>
  before?.available === now.available && before.elsewhere === now.elsewhere && before.short === now.short
    ? before
    : now

const roundToThousandths = (count: number) => Number(count.toFixed(3))
