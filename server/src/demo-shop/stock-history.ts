import { dateIn, daysBetween } from '#contract/shared/dates.ts'
import { percentOf, toCents, toDollars } from '#contract/shared/money.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { type Calendar, firstDay } from './calendar.ts'
import { takesDecimals } from './catalogue.ts'
import type { Customer } from './customers.ts'
import type { Part } from './parts.ts'
import type { PartsOrderPlan } from './parts-order-plan.ts'
import { partsOrderEvents } from './parts-order-stock.ts'
import type { Person } from './people.ts'
import { seededRandom } from './random.ts'
import type { OrderPlan } from './repair-order-plan.ts'
import { counterEvents } from './stock-counter.ts'
import { type Ledger, openLedger, type StockEvent } from './stock-ledger.ts'

/** From this day on, parts that run low are bought for orders only. */
const frozenFrom = -75
const lastDay = -1

export interface StockHistory {
  ledger: Ledger
  lows: { part: Part; at: Date }[]
}

export function seedStockHistory(
  calendar: Calendar,
  world: {
    parts: readonly Part[]
    orders: readonly OrderPlan[]
    partsOrders: readonly PartsOrderPlan[]
    people: readonly Person[]
    customers: readonly Customer[]
  },
): StockHistory {
  const random = seededRandom('stock')
  const ledger = openLedger(world.parts)
  const lows: StockHistory['lows'] = []
  const buyers = world.people.filter(
    ({ role, since }) => (role === 'sales_manager' || role === 'admin') && since === firstDay,
  )
  const coming: { part: Part; at: Date }[] = []
  const today = calendar.dateOf(0)
  const frozenMoment = calendar.at(frozenFrom, 0)
  const dayOf = (at: Date) => daysBetween(today, dateIn(calendar.timezone, unixSeconds(at)))

  function buy(part: Part, quantity: number, at: Date) {
    const day = dayOf(at)
    const percent = (day < -300 ? 95 : 100) + random.int(-4, 4)
    ledger.buy(part, quantity, toDollars(percentOf(toCents(part.cost), percent)), {
      userId: random.pick(buyers).id,
      at,
      invoice_number: `INV-${random.int(20_000, 99_999)}`,
    })
  }

  const isFrozen = (part: Part, at: Date) => part.shortage !== null && at >= frozenMoment

  /** Notifies of a minimum, and buys again. */
  function watch(part: Part, before: number, at: Date) {
    const now = ledger.available(part)
    const limit = part.min_limit
    if (limit !== null && before > limit && now <= limit) lows.push({ part, at })
    const shelf = ledger.shelfOf(part)
    if (now > (limit ?? part.target / 4) || shelf.isOnOrder || isFrozen(part, at)) return
    shelf.isOnOrder = true
    const day = dayOf(at) + random.int(2, 7)
    coming.push({
      part,
      at: calendar.at(day, random.int(calendar.hours(day).opens, calendar.hours(day).closes)),
    })
  }

  function receiveUntil(at: Date) {
    for (;;) {
      const next = coming.reduce<(typeof coming)[number] | undefined>(
        (first, one) => (one.at <= at && (!first || one.at < first.at) ? one : first),
        undefined,
      )
      if (!next) return
      coming.splice(coming.indexOf(next), 1)
      ledger.shelfOf(next.part).isOnOrder = false
      buy(next.part, next.part.target, next.at)
    }
  }

  function reserve(order: OrderPlan, at: Date) {
    for (const line of linesOf(order)) {
      const missing = whole(line.part, line.quantity - ledger.available(line.part))
      if (missing > 0)
        buy(line.part, isFrozen(line.part, at) ? missing : Math.max(line.part.target, missing), at)
      const stocked = ledger.available(line.part)
      ledger.reserve([line])
      watch(line.part, stocked, at)
    }
  }

  const events: StockEvent[] = [
    ...world.parts.map(part => ({
      at: part.created_at,
      happen: () => buy(part, Math.round(part.target * (1 + 0.4 * random.next())), part.created_at),
    })),
    ...world.orders.flatMap(order => orderEvents(ledger, order, reserve)),
    ...counterEvents(random, calendar, ledger, world, buyers, watch),
    ...world.partsOrders.flatMap(order => partsOrderEvents(ledger, order, buyers[0]!)),
  ]
  events.sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const event of events) {
    receiveUntil(event.at)
    event.happen()
  }
  receiveUntil(calendar.at(lastDay, calendar.hours(lastDay).closes))
  return { ledger, lows }
}

export const linesOf = (order: OrderPlan) => order.works.flatMap(work => work.lines)

const whole = (part: Part, quantity: number) =>
  takesDecimals(part.kind.unit) ? quantity : Math.ceil(quantity)

function orderEvents(
  ledger: Ledger,
  order: OrderPlan,
  reserve: (order: OrderPlan, at: Date) => void,
): StockEvent[] {
  const lines = linesOf(order)
  const by = (at: Date) => ({ number: order.number, userId: order.mechanic.id, at })
  return [
    { at: order.created_at, happen: () => reserve(order, order.created_at) },
    ...order.finished.map(at => ({
      at,
      happen: () => ledger.sell(lines, { ...by(at), discount: order.discount }),
    })),
    ...order.reopened.map(at => ({
      at,
      happen: () => {
        ledger.returnToStock(by(at))
        ledger.reserve(lines)
      },
    })),
    ...(order.deleted_at ? [{ at: order.deleted_at, happen: () => ledger.release(lines) }] : []),
  ]
}
