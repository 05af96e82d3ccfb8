import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { type PartsOrderTotals, partsOrderTotals } from '#contract/parts-orders/parts-order-totals.ts'
import { pricedCharge } from '#web/features/charges/index.ts'
import { SumList } from '#web/ui/details/sum-list.tsx'
import type { ChargeActs } from '../charges/use-charge-edits.ts'
import type { ItemActs } from '../items/use-item-edits.ts'

/** Totals of the values that are shown, saved or not. */
export const sumsOf = (
  order: PartsOrder,
  items: ItemActs['items'],
  charges: ChargeActs['rows'],
  cost: number | null = null,
): PartsOrderTotals =>
  partsOrderTotals({
    ...order,
    items: items.map(item => ({ ...item, quantity: item.quantity ?? 0, discount: item.discount ?? 0 })),
    charges: charges.map(pricedCharge),
    delivery_cost: cost ?? order.delivery_cost,
  })

interface WizardSumsProps {
  sums: PartsOrderTotals
  /** Percent. */
  rates: Pick<PartsOrder, 'tax_rate' | 'tax_labor'>
}

export function WizardSums({ sums, rates }: WizardSumsProps) {
  const { t } = useTranslation()
  return (
    <SumList
      lines={[
        { label: t('parts-orders.summary.subtotal'), value: sums.subtotal },
        { label: t('parts-orders.summary.shipping'), value: sums.shipping },
        { label: t('parts-orders.summary.additional'), value: sums.additional },
        sums.charges > 0 && { label: t('parts-orders.summary.charges'), value: sums.charges },
        { label: t('parts-orders.summary.taxes', { percent: rates.tax_rate }), value: sums.tax },
        sums.tax_labor > 0 && {
          label: t('parts-orders.summary.tax_labor', { percent: rates.tax_labor }),
          value: sums.tax_labor,
        },
        { label: t('parts-orders.summary.saving'), value: sums.saving },
        { label: t('records.order.total'), value: sums.total, isTotal: true },
      ]}
    />
  )
}
