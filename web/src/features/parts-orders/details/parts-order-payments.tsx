import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { Payments } from '#web/features/billing/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { Section } from '#web/ui/page/section.tsx'
import '../overlays/overlay-names.ts'

/** Only for users who may enter or delete payments. */
export function PartsOrderPayments({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  const mayPayments = useAllowed()(['orders-parts.create-payment', 'orders-parts.delete-payment'])
  const { can_add_payment, can_delete_payment } = order.action_scopes
  if (!mayPayments || order.is_draft) return null
  return (
    <Section
      title={t('parts-orders.details.payments')}
      actions={
        can_add_payment && (
          <Button onClick={() => openOverlay('parts-orders.create-payment', { order })}>
            {t('parts-orders.actions.create_payment')}
          </Button>
        )
      }
    >
      <Payments
        orderId={order.id}
        payments={order.payments}
        canDelete={can_delete_payment}
        kind="parts_order"
      />
    </Section>
  )
}
