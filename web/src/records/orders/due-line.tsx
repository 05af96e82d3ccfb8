import { useTranslation } from 'react-i18next'
import { Money } from '#web/ui/text/money.tsx'
import { BalanceOfPart } from './balance-of-part.tsx'
import type { OrderSums } from './order-sums.ts'

/** Below the total: how long it has been overdue, and what is left of an order that is paid in part. */
export function DueLine({ order }: { order: OrderSums }) {
  const { t } = useTranslation()
  if (!order.is_overdue) return <BalanceOfPart order={order} />
  return (
    <div className="rb-order-balance rb-bad">
      {t('records.order.overdue_days', { count: order.overdue_days })}
      {order.paid_amount > 0 && (
        <>
          {' · '}
          <Money value={order.balance} />
        </>
      )}
    </div>
  )
}
