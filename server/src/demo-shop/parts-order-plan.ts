import type { PaymentMethod, PaymentTerms } from '#contract/lookups/payment-methods.ts'
import { formatPartsOrderNumber } from '#contract/parts-orders/parts-order-number.ts'
import type {
  DeliveryType,
  PartsOrderSource,
  PartsOrderStatus,
} from '#contract/parts-orders/parts-order-statuses.ts'
import { type PartsOrderTotals, partsOrderTotals } from '#contract/parts-orders/parts-order-totals.ts'
import type { Calendar } from './calendar.ts'
import { officeTexts } from './comment-texts.ts'
import type { OrderComment } from './comments.ts'
import { exemptionDay, exemptionOf } from './customer-records.ts'
import type { Customer } from './customers.ts'
import type { Part } from './parts.ts'
import { itemFiller, type PartsOrderLine, type SoldPart } from './parts-order-items.ts'
import { type PartsOrderPayment, planPartsPayments } from './parts-order-payments.ts'
import { outcomes } from './parts-order-schedule.ts'
import { type PartsOrderPath, partsOrderSteps } from './parts-order-steps.ts'
import type { Person } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import type { TagName } from './tags.ts'

export interface PartsOrderPlan extends PartsOrderPath {
  number: string
  status: PartsOrderStatus
  source: PartsOrderSource
  externalNumber: string | null
  customer: Customer
  manager: Person | null
  author: Person | null
  day: number
  created_at: Date
  checked_out_at: Date
  deliveryType: DeliveryType
  deliveryCost: number
  terms: PaymentTerms
  method: PaymentMethod
  lines: PartsOrderLine[]
  taxRate: number
  totals: PartsOrderTotals
  payments: PartsOrderPayment[]
  billed: { at: Date; day: number } | null
  tags: TagName[]
  comments: OrderComment[]
}

interface World {
  customers: readonly Customer[]
  people: readonly Person[]
  parts: readonly Part[]
  sold: ReadonlyMap<number, SoldPart>
}

export function planPartsOrders(calendar: Calendar, world: World): PartsOrderPlan[] {
  const random = seededRandom('parts orders')
  const fill = itemFiller(random, world.parts, world.sold)
  return outcomes(random)
    .map(({ status, day }) => planOne(random, calendar, world, fill, status, day))
    .sort((one, other) => one.checked_out_at.getTime() - other.checked_out_at.getTime())
    .map((plan, index) => ({
      ...plan,
      number: formatPartsOrderNumber(index + 1),
      externalNumber: plan.source === 'ecomm' ? `EC-${20_000 + index * 3}` : null,
    }))
}

function planOne(
  random: Random,
  calendar: Calendar,
  world: World,
  fill: ReturnType<typeof itemFiller>,
  status: PartsOrderStatus,
  day: number,
): PartsOrderPlan {
  // The first has an account in the online shop and never ordered.
  const [, ...buyers] = world.customers.filter(({ type }) => type === 'ecomm')
  const online = buyers.filter(({ since }) => since < day)
  const wanted = random.weighted(['bs', 'amazon', 'haulk_depot', 'ecomm'] as const, source => shares[source])
  const source = wanted === 'ecomm' && online.length === 0 ? 'bs' : wanted
  const customer = random.pick(
    source === 'ecomm' ? online : world.customers.filter(({ type, since }) => type === 'bs' && since < day),
  )
  const deliveryType = deliveryOf(random, status, source)
  const staff = world.people.filter(({ role, since }) => role === 'sales_manager' && since < day)
  const manager = source === 'ecomm' && random.chance(0.4) ? null : random.pick(staff)
  const author = source === 'ecomm' ? null : manager
  const { opens, closes } = calendar.hours(day)
  const minutes = random.int(opens + 15, closes - 50)
  const terms =
    source === 'bs' && customer.fleet ? (customer.fleet.size >= 10 ? '30_days' : '15_days') : 'immediately'
  const lines = fill(day)
  const deliveryCost = deliveryType === 'delivery' && random.chance(0.2) ? random.pick([10, 15, 25]) : 0
  const taxRate = taxRateOf(customer, day)
  const order = {
    number: '',
    externalNumber: null,
    status,
    source,
    customer,
    manager,
    author,
    day,
    created_at: calendar.at(day, minutes),
    checked_out_at: calendar.at(day, minutes + 6),
    deliveryType,
    deliveryCost,
    terms,
    method: methodOf(random, source, terms),
    lines,
    taxRate,
    totals: partsOrderTotals({
      items: lines.map(line => line.item),
      delivery_type: deliveryType,
      delivery_cost: deliveryCost,
      tax_rate: taxRate,
      tax_labor: 0,
      charges: [],
    }),
  } as const
  const clerk = manager ?? random.pick(staff)
  const path = partsOrderSteps(random, calendar, { ...order, minutes: minutes + 26 }, clerk)
  const payments = planPartsPayments(random, calendar, { ...order, minutes: minutes + 9 }, clerk)
  const isBilled = status !== 'canceled' && random.chance(0.6)
  return {
    ...order,
    ...path,
    // Only what was paid is refunded.
    refunded_at: payments.length > 0 ? path.refunded_at : null,
    payments,
    billed: isBilled ? { at: calendar.at(day, minutes + 8), day } : null,
    tags: tagsOf(random, order),
    comments: random.chance(0.3)
      ? [{ author: clerk, at: calendar.at(day, minutes + 15), text: random.pick(officeTexts.en) }]
      : [],
  }
}

const shares = { bs: 60, amazon: 14, haulk_depot: 10, ecomm: 16 } as const

function deliveryOf(random: Random, status: PartsOrderStatus, source: PartsOrderSource): DeliveryType {
  if (status === 'pending_pickup') return 'pickup'
  if (status === 'sent' || status === 'lost' || status === 'damaged') return 'delivery'
  return source === 'bs' && random.chance(0.55) ? 'pickup' : 'delivery'
}

function methodOf(random: Random, source: PartsOrderSource, terms: PaymentTerms): PaymentMethod {
  if (terms !== 'immediately') return random.pick(['check', 'ach', 'wire'])
  if (source !== 'bs') return source === 'ecomm' ? 'online' : 'ach'
  return random.pick(['credit_card', 'credit_card', 'cash', 'zelle', 'check', 'paypal'])
}

/** Percent: the company's, or 0 while the customer was exempt. */
function taxRateOf(customer: Customer, day: number): number {
  const until = exemptionOf(customer)?.untilDay ?? null
  return until !== null && day > exemptionDay(customer) + 1 && day <= until ? 0 : 8.5
}

function tagsOf(random: Random, { deliveryType }: { deliveryType: DeliveryType }): TagName[] {
  const tags: TagName[] = []
  if (random.chance(0.12)) tags.push('Rush')
  if (random.chance(0.08)) tags.push('Back order')
  if (deliveryType === 'pickup' && random.chance(0.3)) tags.push('Will call')
  return tags
}
