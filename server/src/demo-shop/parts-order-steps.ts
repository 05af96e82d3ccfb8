import type { deliveryMethods } from '#contract/lookups/fixed-lists.ts'
import type { DeliveryType, PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import type { Calendar } from './calendar.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

type DeliveryMethod = (typeof deliveryMethods)[number]

export interface Step {
  status: PartsOrderStatus
  at: Date
  by: Person
}

interface PlannedShipment {
  method: DeliveryMethod
  day: number
  at: Date
  cost: number
  tracking: string
}

export interface PartsOrderPath {
  /** The statuses after `new`, in order. */
  steps: Step[]
  shipments: PlannedShipment[]
  refunded_at: Date | null
}

interface Outcome {
  status: PartsOrderStatus
  deliveryType: DeliveryType
  day: number
  minutes: number
}

/** Steps from `new` to the status as the contract allows them, a day each. */
export function partsOrderSteps(
  random: Random,
  calendar: Calendar,
  order: Outcome,
  by: Person,
): PartsOrderPath {
  const moment = (day: number) => {
    const { opens, closes } = calendar.hours(day)
    return calendar.at(day, random.int(opens + 15, closes - 45))
  }
  let { day } = order
  const steps = statusesTo(order).map((status, index): Step => {
    if (index === 0 && status === 'in_process') return { status, at: calendar.at(day, order.minutes), by }
    day += lasts(random, status)
    return { status, at: moment(day), by }
  })
  const sent = steps.find(step => step.status === 'sent')
  const isRefunded = order.status === 'returned' && random.chance(0.75)
  return {
    steps,
    shipments: sent ? shipmentsOf(random, order.day + 1, sent.at) : [],
    refunded_at: isRefunded ? moment(day + 2) : null,
  }
}

function statusesTo({ status, deliveryType }: Outcome): PartsOrderStatus[] {
  const leaving = deliveryType === 'pickup' ? 'pending_pickup' : 'sent'
  if (status === 'new') return []
  if (status === 'in_process' || status === 'canceled') return [status]
  if (status === leaving) return ['in_process', leaving]
  if (status === 'returned') return ['in_process', leaving, 'delivered', 'returned']
  return ['in_process', leaving, status]
}

function lasts(random: Random, status: PartsOrderStatus): number {
  if (status === 'sent' || status === 'pending_pickup' || status === 'canceled') return 1
  if (status === 'delivered') return random.int(2, 5)
  return random.int(6, 11)
}

function shipmentsOf(random: Random, day: number, at: Date): PlannedShipment[] {
  return Array.from({ length: random.chance(0.15) ? 2 : 1 }, () => {
    const method = random.pick<DeliveryMethod>(['ups', 'ups', 'fedex', 'usps', 'ltl_freight', 'own_delivery'])
    return { method, day, at, cost: random.int(850, 6400) / 100, tracking: trackingOf(random, method) }
  })
}

function trackingOf(random: Random, method: DeliveryMethod): string {
  const digits = () => String(random.int(10_000_000, 99_999_999))
  if (method === 'own_delivery') return ''
  if (method === 'ups') return `1Z${digits()}${digits()}`
  if (method === 'usps') return `9400${digits()}${digits()}00`
  return method === 'fedex' ? `7700${digits()}` : `PRO${digits()}`
}
