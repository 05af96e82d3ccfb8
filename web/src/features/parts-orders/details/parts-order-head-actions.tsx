import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined'
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { isReserving } from '#contract/parts-orders/parts-order-statuses.ts'
import { downloadInvoice } from '#web/features/billing/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RowActions } from '#web/ui/list/table/row-actions.tsx'
import { useRowTools } from '#web/ui/list/table/row-tools.ts'
import { usePartsOrderActions } from '../list/parts-order-actions.tsx'
import '../overlays/overlay-names.ts'

/** The page has buttons for these. */
const notInMenu = ['edit', 'change_status', 'create_payment', 'download_invoice']

/** The primary button is the next step: the status until it is delivered, then the payment. */
export function PartsOrderHeadActions({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  const actions = usePartsOrderActions()(order).filter(({ key }) => !notInMenu.includes(key))
  const { can_generate_invoice, can_change_status, can_update, can_checkout, can_add_payment } =
    order.action_scopes
  const isUnderway = isReserving(order.status) || order.status === 'sent'
  return (
    <>
      <RowActions row={order} actions={actions} tools={useRowTools()} />
      {can_generate_invoice && <InvoiceButton order={order} />}
      {order.is_draft && can_update && (
        <LinkButton to={`/parts-orders/${order.id}/create`} requires={partsOrderEndpoints.updatePartsOrder}>
          {t('parts-orders.details.go_on')}
        </LinkButton>
      )}
      {can_checkout && (
        <Button type="primary" onClick={() => openOverlay('parts-orders.checkout', { order })}>
          {t('parts-orders.actions.checkout')}
        </Button>
      )}
      {can_change_status && (
        <Button
          {...(isUnderway ? { type: 'primary' } : {})}
          onClick={() => openOverlay('parts-orders.change-status', { order })}
        >
          {t('parts-orders.actions.change_status')}
        </Button>
      )}
      {order.status === 'delivered' && can_add_payment && (
        <Button
          type="primary"
          icon={<DollarOutlined aria-hidden />}
          onClick={() => openOverlay('parts-orders.create-payment', { order })}
        >
          {t('records.order.take_payment')}
        </Button>
      )}
    </>
  )
}

function InvoiceButton({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  return (
    <Button icon={<FilePdfOutlined aria-hidden />} loading={isBusy} onClick={() => void download()}>
      {t('parts-orders.details.invoice')}
    </Button>
  )

  async function download() {
    if (isBusy) return
    setBusy(true)
    await downloadInvoice({ orderId: order.id, orderNumber: order.order_number, kind: 'parts_order' })
    setBusy(false)
  }
}
