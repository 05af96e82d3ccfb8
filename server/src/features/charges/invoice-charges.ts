import { formatDollars, sumCents, toCents, toDollars } from '#contract/shared/money.ts'
import type { InvoiceGroup } from '#server/features/billing/index.ts'
import type { Translate } from '#server/platform/translations.ts'
import type { StoredCharge } from './stored-charges.ts'

/** The charges of the whole order. */
export function feesOf(charges: readonly StoredCharge[], t: Translate): InvoiceGroup[] {
  const own = charges.filter(isPrinted)
  if (own.length === 0) return []
  const amount = toDollars(sumCents(own.map(charge => toCents(charge.amount))))
  return [
    {
      title: t('billing.invoice.charges'),
      amount: formatDollars(amount),
      findings: [],
      labor: null,
      parts: [],
      charges: chargeLines(own),
    },
  ]
}

export const chargeLines = (charges: readonly StoredCharge[]): InvoiceGroup['charges'] =>
  charges.filter(isPrinted).map(({ name, percent, quantity, price, amount }) => {
    const isCounted = percent === null && quantity !== 1
    return {
      name,
      quantity: isCounted ? String(quantity) : '',
      price: isCounted ? formatDollars(price) : '',
      amount: formatDollars(amount),
    }
  })

/** Waived ones, and percentages of nothing, have no line; one that somebody added for 0 has. */
const isPrinted = ({ amount, percent, is_automatic, waived_at }: StoredCharge): boolean =>
  amount > 0 || (percent === null && !is_automatic && waived_at === null)
