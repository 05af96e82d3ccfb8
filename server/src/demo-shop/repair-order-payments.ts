import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import { percentOf, toCents, toDollars } from '#contract/shared/money.ts'
import type { Calendar } from './calendar.ts'
import type { Customer } from './customers.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

export interface PlannedPayment {
  amount: number
  day: number
  at: Date
  method: PaymentMethod
  reference: string | null
  notes: string
  by: Person
  reversed_at: Date | null
}

export interface Billable {
  customer: Customer
  total: number
  finishedDay: number
  finishedMinutes: number
  dueDay: number
}

const settledBefore = -420
const lastDay = -1

export function planPayments(
  random: Random,
  calendar: Calendar,
  order: Billable,
  clerks: readonly Person[],
): PlannedPayment[] {
  const payDay = payDayOf(random, order)
  if (payDay === null) return []
  const parts = splitOf(random, order, payDay)
  return parts
    .filter(part => part.day <= lastDay)
    .flatMap(part => {
      const payment = enter(random, calendar, order, part, clerks)
      return payment.method === 'check' && payment.day < -40 && random.chance(0.02)
        ? bounced(calendar, payment)
        : [payment]
    })
}

function payDayOf(random: Random, { customer, finishedDay, dueDay }: Billable): number | null {
  if (customer.payer === 'slow') return dueDay + random.int(3, 28)
  if (customer.payer === 'bad') {
    if (finishedDay > settledBefore && random.chance(0.18)) return null
    return dueDay + random.int(25, 120)
  }
  // Even prompt payers miss an invoice now and then.
  if (random.chance(0.13)) return dueDay + random.int(6, 90)
  if (!customer.fleet) return finishedDay + random.pick([0, 0, 0, 0, 1, 2])
  return Math.max(finishedDay, dueDay - random.int(0, 9))
}

function splitOf(random: Random, { total, finishedDay }: Billable, payDay: number) {
  const cents = toCents(total)
  if (payDay === finishedDay || total < 400 || !random.chance(0.1)) return [{ amount: total, day: payDay }]
  const first = percentOf(cents, random.pick([30, 40, 50]))
  return [
    { amount: toDollars(first), day: finishedDay },
    { amount: toDollars(cents - first), day: payDay },
  ]
}

const fleetMethods = [
  ['check', 5],
  ['ach', 5],
  ['wire', 1],
  ['money_order', 0.6],
  ['credit_card', 1],
] as const
const singleMethods = [
  ['credit_card', 5],
  ['cash', 3],
  ['zelle', 3],
  ['check', 2],
  ['money_order', 1],
  ['paypal', 0.4],
] as const

export function enter(
  random: Random,
  calendar: Calendar,
  { customer, finishedDay, finishedMinutes }: Pick<Billable, 'customer' | 'finishedDay' | 'finishedMinutes'>,
  { amount, day }: { amount: number; day: number },
  clerks: readonly Person[],
): PlannedPayment {
  const methods: readonly (readonly [PaymentMethod, number])[] = customer.fleet ? fleetMethods : singleMethods
  const [method] = random.weighted(methods, ([, share]) => share)
  const { opens, closes } = calendar.hours(day)
  const minutes =
    day === finishedDay ? finishedMinutes + random.int(12, 25) : random.int(opens + 10, closes - 10)
  return {
    amount,
    day,
    at: calendar.at(day, minutes),
    method,
    reference: method === 'money_order' ? `MO-${random.int(100_000_000, 999_999_999)}` : null,
    notes: method === 'check' ? `Check #${random.int(1001, 9870)}` : '',
    by: random.pick(clerks.filter(clerk => clerk.since < day)),
    reversed_at: null,
  }
}

/** The bank returns a check after some days, and the customer brings a money order. */
function bounced(calendar: Calendar, payment: PlannedPayment): PlannedPayment[] {
  const day = payment.day + 5
  const { opens } = calendar.hours(day)
  return [
    { ...payment, reversed_at: calendar.at(day, opens + 40) },
    {
      ...payment,
      day: day + 2,
      at: calendar.at(day + 2, calendar.hours(day + 2).opens + 90),
      method: 'money_order',
      reference: `MO-${100_000_000 + toCents(payment.amount)}`,
      notes: 'For the check that was returned',
    },
  ]
}
