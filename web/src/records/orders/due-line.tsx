import { useTranslation } from 'react-i18next'
import { Money } from '#web/ui/text/money.tsx'
import type { OrderSums } from './order-sums.ts'
import { PartialBalance } from './partial-balance.tsx'

/** Below the total: days overdue, and the balance of a partially paid order. */
export function DueLine({ order }: { order: OrderSums }) {
  const { t } = useTranslation()
  if (!order.is_overdue) return <PartialBalance order={order} />
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
