import { useTranslation } from 'react-i18next'
import { FigureRow, type RowFigure } from '#web/ui/page/figure-row.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { OrderSums } from './order-sums.ts'

interface OrderMoneyProps {
  order: OrderSums
  others?: readonly (RowFigure | false)[]
}

/** Total, payments, balance and days overdue of an order. */
export function OrderMoney({ order, others = [] }: OrderMoneyProps) {
  const { t } = useTranslation()
  return (
    <FigureRow
      items={[
        { label: t('records.order.total'), value: <Money value={order.total_amount} /> },
        { label: t('records.order.paid'), value: <Money value={order.paid_amount} /> },
        {
          label: t('records.order.balance'),
          value: <Money value={order.balance} />,
          bad: order.is_overdue,
        },
        order.is_overdue && {
          label: t('records.order.overdue'),
          value: t('records.order.days', { count: order.overdue_days }),
          bad: true,
        },
        ...others,
      ]}
    />
  )
}
