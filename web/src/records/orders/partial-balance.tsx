import { useTranslation } from 'react-i18next'
import { Money } from '#web/ui/text/money.tsx'
import type { OrderSums } from './order-sums.ts'
import './orders.css'

/** The balance of a partially paid order; for others the total is enough. */
export function PartialBalance({ order }: { order: OrderSums }) {
  const { t } = useTranslation()
  if (order.paid_amount === 0 || order.balance === 0) return null
  return (
    <div className={order.is_overdue ? 'rb-order-balance rb-bad' : 'rb-order-balance'}>
      {t('records.order.balance')} <Money value={order.balance} />
    </div>
  )
}
