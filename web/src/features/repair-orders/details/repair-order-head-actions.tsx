import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { isOpen } from '#contract/repair-orders/repair-order-statuses.ts'
import { statusChangeWindow } from '#contract/repair-orders/status-moves.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RowMenu } from '#web/ui/list/table/row-menu.tsx'
import { useRepairOrderActions } from '../for-lists/repair-order-actions.tsx'
import { paymentLink } from '../payment-link.ts'

/** Payments are entered from the list; status and invoice have buttons on the page. */
const notHere = ['create_payment', 'change_status', 'download_invoice', 'view']

/** The primary button is the next step: the status of open work, then the invoice, then its payment. */
export function RepairOrderHeadActions({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  const mayChangeStatus = useAllowed()(repairOrderEndpoints.changeRepairOrderStatus)
  const { menu } = useRepairOrderActions()(order)
  const { can_update, can_change_status, can_send_documents, can_create_payment } = order.action_scopes
  // A finished order can be reopened only for a time; then a sentence replaces the button.
  const isClosed = order.status === 'finished' && !can_change_status && mayChangeStatus
  const isOwed = order.status === 'finished' && order.balance > 0
  const isToSend = isOwed && order.billed_at === null && can_send_documents
  const items = menu.filter(action => !notHere.includes(action.key))
  return (
    <>
      {items.length > 0 && (
        <RowMenu
          items={items.map(action => ({
            key: action.key,
            label: t(action.label),
            icon: action.icon,
            danger: action.danger,
            disabledBecause: action.disabledBecause,
            onClick: () => action.onClick?.(order),
          }))}
        />
      )}
      {can_update && (
        <LinkButton
          to={`/orders/${order.id}/edit`}
          requires={repairOrderEndpoints.updateRepairOrder}
          icon={<EditOutlined aria-hidden />}
        >
          {t('repair-orders.web.actions.edit')}
        </LinkButton>
      )}
      {isClosed && (
        <span className="rb-muted rb-why-no-status">
          {t('repair-orders.errors.status_change_too_late', { hours: statusChangeWindow / 3600 })}
        </span>
      )}
      {can_change_status && (
        <Button
          {...(isOpen(order.status) ? { type: 'primary' } : {})}
          onClick={() => openOverlay('repair-orders.change-status', { order })}
        >
          {t('repair-orders.web.actions.change_status')}
        </Button>
      )}
      {isToSend && (
        <Button
          type="primary"
          icon={<SendOutlined aria-hidden />}
          onClick={() => openOverlay('repair-orders.send-documents', { order })}
        >
          {t('repair-orders.web.send_invoice')}
        </Button>
      )}
      {isOwed && !isToSend && can_create_payment && (
        <LinkButton
          {...paymentLink(order)}
          requires="orders-bs.create-payment"
          type="primary"
          icon={<DollarOutlined aria-hidden />}
        >
          {t('records.order.take_payment')}
        </LinkButton>
      )}
    </>
  )
}
