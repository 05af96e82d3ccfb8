import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { type PartsOrderTotals, partsOrderTotals } from '#contract/parts-orders/parts-order-totals.ts'
import { SumList } from '#web/ui/details/sum-list.tsx'
import type { ItemActs } from '../items/use-item-edits.ts'

/** Totals of the wizard's values, saved or not. */
export const sumsOf = (order: PartsOrder, items: ItemActs['items'], cost: number | null): PartsOrderTotals =>
  partsOrderTotals({
    ...order,
    items: items.map(item => ({ ...item, quantity: item.quantity ?? 0, discount: item.discount ?? 0 })),
    delivery_cost: cost ?? order.delivery_cost,
  })

export function WizardSums({ sums, rate }: { sums: PartsOrderTotals; rate: number }) {
  const { t } = useTranslation()
  return (
    <SumList
      lines={[
        { label: t('parts-orders.summary.subtotal'), value: sums.subtotal },
        { label: t('parts-orders.summary.shipping'), value: sums.shipping },
        { label: t('parts-orders.summary.additional'), value: sums.additional },
        { label: t('parts-orders.summary.taxes', { percent: rate }), value: sums.tax },
        { label: t('parts-orders.summary.saving'), value: sums.saving },
        { label: t('records.order.total'), value: sums.total, isTotal: true },
      ]}
    />
  )
}
