import type { PaymentMethod, PaymentTerms } from '#contract/lookups/payment-methods.ts'
import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import type { PartsOrderTotals } from '#contract/parts-orders/parts-order-totals.ts'
import { percentOf, toCents, toDollars } from '#contract/shared/money.ts'
import type { Calendar } from './calendar.ts'
import type { Customer } from './customers.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

export interface PartsOrderPayment {
  amount: number
  day: number
  at: Date
  method: PaymentMethod
  by: Person
}

interface Billable {
  status: PartsOrderStatus
  customer: Customer
  day: number
  minutes: number
  terms: PaymentTerms
  method: PaymentMethod
  totals: PartsOrderTotals
}

const lastDay = -1
const termDays: Record<PaymentTerms, number> = { immediately: 0, '15_days': 15, '30_days': 30 }

/** In full, or a deposit and the rest when due; some of it stays open. */
export function planPartsPayments(
  random: Random,
  calendar: Calendar,
  order: Billable,
  by: Person,
): PartsOrderPayment[] {
  const { status, customer, day, minutes, terms, method } = order
  const total = toCents(order.totals.total)
  if (status === 'canceled' || total === 0) return []
  const isLate = customer.payer !== 'prompt' || random.chance(0.1)
  const dueDay = day + termDays[terms]
  const payDay = isLate && method !== 'online' ? dueDay + random.int(15, 120) : dueDay
  const first = payDay > day && random.chance(0.25) ? percentOf(total, random.pick([25, 40, 50])) : 0
  const parts = [
    { cents: first, day },
    { cents: total - first, day: payDay },
  ]
  return parts
    .filter(part => part.cents > 0 && part.day <= lastDay)
    .filter(part => part.day === day || status !== 'returned')
    .map(part => ({
      amount: toDollars(part.cents),
      day: part.day,
      at:
        part.day === day
          ? calendar.at(day, minutes + 3)
          : calendar.at(part.day, calendar.hours(part.day).opens + random.int(20, 200)),
      method,
      by,
    }))
}
