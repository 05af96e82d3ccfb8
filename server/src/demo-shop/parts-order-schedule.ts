import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import { firstDay } from './calendar.ts'
import type { Random } from './random.ts'

interface Outcome {
  status: PartsOrderStatus
  /** Of the checkout. */
  day: number
}

/** Number of orders by status, and the earliest and latest day of reaching it. */
const rows: readonly [PartsOrderStatus, count: number, from: number, to: number][] = [
  ['new', 14, -4, -1],
  ['in_process', 12, -4, -2],
  ['sent', 11, -7, -3],
  ['pending_pickup', 7, -5, -3],
  ['delivered', 135, firstDay + 10, -8],
  ['delivered', 34, -75, -8],
  ['canceled', 14, firstDay + 30, -3],
  ['returned', 16, firstDay + 40, -22],
  ['lost', 3, -300, -16],
  ['damaged', 4, -300, -16],
]

export const outcomes = (random: Random): Outcome[] =>
  rows.flatMap(([status, count, from, to]) =>
    Array.from({ length: count }, () => ({ status, day: random.int(from, to) })),
  )
