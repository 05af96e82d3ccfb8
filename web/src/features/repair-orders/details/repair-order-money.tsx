import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { FigureRow } from '#web/ui/page/figure-row.tsx'
import { Money } from '#web/ui/text/money.tsx'

/** What the order costs, what of it is paid, what is left, and how long it has been overdue. */
export function RepairOrderMoney({ order }: { order: RepairOrderRow }) {
  const { t } = useTranslation()
  return (
    <FigureRow
      items={[
        { label: t('repair-orders.web.total'), value: <Money value={order.total_amount} /> },
        { label: t('repair-orders.web.paid'), value: <Money value={order.paid_amount} /> },
        {
          label: t('repair-orders.web.balance'),
          value: <Money value={order.balance} />,
          bad: order.is_overdue,
        },
        order.is_overdue && {
          label: t('repair-orders.payment_statuses.overdue'),
          value: t('repair-orders.web.days', { count: order.overdue_days }),
          bad: true,
        },
      ]}
    />
  )
}
