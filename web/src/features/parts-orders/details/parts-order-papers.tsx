import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import {
  InvoiceActions,
  openPackingSlip,
  openPickList,
  PaymentLinkActions,
} from '#web/features/billing/index.ts'
import { Section } from '#web/ui/page/section.tsx'
import { buyerOf } from '../list/buyer.ts'
import './parts-order-details.css'

export function PartsOrderPapers({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  const { id, order_number } = order
  const { can_generate_invoice, can_send_payment_link } = order.action_scopes
  if (order.is_draft) return null
  return (
    <Section title={t('parts-orders.details.documents')}>
      {can_generate_invoice && (
        <InvoiceActions
          orderId={id}
          orderNumber={order_number}
          firstDate={order.invoice_date}
          kind="parts_order"
        />
      )}
      <div className="rb-papers">
        <Button onClick={() => void openPackingSlip(id)}>{t('billing.web.packing_slip')}</Button>
        <Button onClick={() => void openPickList(id)}>{t('billing.web.pick_list')}</Button>
      </div>
      {can_send_payment_link && (
        <PaymentLinkActions orderId={id} customerEmail={buyerOf(order).email || null} kind="parts_order" />
      )}
    </Section>
  )
}
