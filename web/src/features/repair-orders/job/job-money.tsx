import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { Payments } from '#web/features/billing/index.ts'
import { OrderMoney } from '#web/records/orders/order-money.tsx'
import { FoldedSection } from '#web/ui/page/folded-section.tsx'
import { RepairOrderTotals } from '../details/repair-order-totals.tsx'

export function JobMoney({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  return (
    <FoldedSection title={t('repair-orders.job.money')}>
      <OrderMoney order={order} />
      <RepairOrderTotals order={order} />
      <Payments
        orderId={order.id}
        payments={order.payments}
        canDelete={order.action_scopes.can_delete_payment}
        kind="repair_order"
      />
    </FoldedSection>
  )
}
