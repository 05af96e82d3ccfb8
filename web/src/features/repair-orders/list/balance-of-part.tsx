import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { Money } from '#web/ui/text/money.tsx'

/** What is left to pay of an order that is paid in part: of others the total tells it. */
export function BalanceOfPart({ order }: { order: RepairOrderRow }) {
  const { t } = useTranslation()
  if (order.paid_amount === 0 || order.balance === 0) return null
  return (
    <div className={order.is_overdue ? 'rb-order-balance rb-bad' : 'rb-order-balance'}>
      {t('repair-orders.web.balance')} <Money value={order.balance} />
    </div>
  )
}
