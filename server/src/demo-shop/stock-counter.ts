import { saleAmounts } from '#contract/parts/sale-amounts.ts'
import { toDollars } from '#contract/shared/money.ts'
import { type Calendar, firstDay } from './calendar.ts'
import { takesDecimals } from './catalogue.ts'
import type { Customer } from './customers.ts'
import type { Part } from './parts.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'
import { partPriceOn } from './repair-order-content.ts'
import type { Ledger, StockEvent } from './stock-ledger.ts'

const counterSales = 110
const writeOffs = 24
const lastDay = -1

export function counterEvents(
  random: Random,
  calendar: Calendar,
  ledger: Ledger,
  world: { parts: readonly Part[]; customers: readonly Customer[] },
  clerks: readonly Person[],
  watch: (part: Part, before: number, at: Date) => void,
): StockEvent[] {
  const buyers = world.customers.filter(({ email }) => email !== null)
  let invoices = 0

  function sell(part: Part, quantity: number, day: number, at: Date) {
    const before = ledger.available(part)
    if (quantity <= 0 || quantity > before) return
    const buyer = random.pick(buyers.filter(({ since }) => since < day))
    invoices += 1
    const price = partPriceOn(part, day)
    const discount = random.chance(0.15) ? 5 : 0
    const tax = 8.75
    const amounts = saleAmounts({ price, quantity, discount, tax })
    ledger.decrementStock(part, quantity, {
      price,
      amount: toDollars(amounts.parts - amounts.discount),
      describe: 'sold',
      invoice_number: `CS-${String(invoices).padStart(5, '0')}`,
      sale: {
        payment_date: calendar.dateOf(day),
        payment_method: random.pick(['cash', 'credit_card', 'credit_card', 'zelle', 'check']),
        tax,
        discount,
        company_name: buyer.company_name.slice(0, 35),
        first_name: buyer.first_name,
        last_name: buyer.last_name,
        phone: buyer.phone,
        email: buyer.email,
      },
      userId: random.pick(clerks).id,
      at,
    })
    watch(part, before, at)
  }

  function writeOff(part: Part, at: Date) {
    const before = ledger.available(part)
    if (before < 1) return
    ledger.decrementStock(part, 1, {
      price: ledger.averageCost(part),
      amount: 0,
      describe: random.pick(['defect', 'broke']),
      invoice_number: '',
      sale: null,
      userId: random.pick(clerks).id,
      at,
    })
    watch(part, before, at)
  }

  const someDay = (from: number, to: number) => {
    const day = random.int(from, to)
    const { opens, closes } = calendar.hours(day)
    return { day, at: calendar.at(day, random.int(opens + 20, closes - 20)) }
  }
  const oldParts = world.parts.filter(({ since }) => since === firstDay)
  return [
    ...Array.from({ length: counterSales }, () => {
      const { day, at } = someDay(firstDay + 10, lastDay)
      const part = random.pick(oldParts)
      return { at, happen: () => sell(part, random.int(1, part.target > 20 ? 6 : 2), day, at) }
    }),
    ...Array.from({ length: writeOffs }, () => {
      const { at } = someDay(firstDay + 30, lastDay)
      const part = random.pick(oldParts.filter(({ kind }) => !takesDecimals(kind.unit)))
      return { at, happen: () => writeOff(part, at) }
    }),
    ...world.parts
      .filter(({ shortage }) => shortage !== null)
      .flatMap(part => {
        const rest = part.shortage === 'out' ? 0 : random.int(1, part.min_limit!)
        return [0.4, 0.7, 1].map((share, index) => {
          const { day, at } = someDay(-60 + 18 * index, -46 + 18 * index)
          return {
            at,
            happen: () => sell(part, Math.ceil((ledger.available(part) - rest) * share), day, at),
          }
        })
      }),
  ]
}
