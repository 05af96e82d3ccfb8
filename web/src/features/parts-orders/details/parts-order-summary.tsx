import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { SumList } from '#web/ui/details/sum-list.tsx'

/** The subtotal is already reduced by the saving. */
export function PartsOrderSummary({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  return (
    <SumList
      isWhole
      lines={[
        { label: t('parts-orders.summary.subtotal'), value: order.subtotal_amount },
        { label: t('parts-orders.summary.shipping'), value: order.delivery_amount },
        { label: t('parts-orders.summary.additional'), value: order.delivery_cost },
        order.charges_amount > 0 && {
          label: t('parts-orders.summary.charges'),
          value: order.charges_amount,
        },
        { label: t('parts-orders.summary.taxes', { percent: order.tax_rate }), value: order.tax_amount },
        order.tax_labor_amount > 0 && {
          label: t('parts-orders.summary.tax_labor', { percent: order.tax_labor }),
          value: order.tax_labor_amount,
        },
        { label: t('parts-orders.summary.saving'), value: order.saving_amount },
        { label: t('records.order.total'), value: order.total_amount, isTotal: true },
      ]}
    />
  )
}
