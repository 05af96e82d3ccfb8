import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined'
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined'
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined'
import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined'
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined'
import UserSwitchOutlined from '@ant-design/icons/es/icons/UserSwitchOutlined'
import { useTranslation } from 'react-i18next'
import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import { isCancelable } from '#contract/parts-orders/status-moves.ts'
import type { Requirement } from '#web/access/allowed.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { downloadInvoice } from '#web/features/billing/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import type { RowAction } from '#web/ui/list/list-types.ts'
import '../overlays/overlay-names.ts'
import { openComments } from './open-comments.ts'

type PartsOrderAction = RowAction<PartsOrderRow>

interface Entry {
  key: string
  icon: PartsOrderAction['icon']
  /** The order's action scope. */
  can: boolean
  /** Without it the entry is disabled with the reason. */
  right: Requirement
  /** False: the order's state makes it meaningless, so it is hidden. */
  isMeant?: boolean
  danger?: boolean
  to?: string
  onClick?: () => void
}

/** The actions on an order, decided by its `action_scopes`. */
export function usePartsOrderActions(): (order: PartsOrderRow) => PartsOrderAction[] {
  const { t } = useTranslation()
  const allowed = useAllowed()
  return order => [
    ...(mayComment(allowed) ? [commentsOf(order)] : []),
    ...entriesOf(order, allowed)
      .filter(({ can, right, isMeant = true }) => can || (isMeant && !allowed(right)))
      .map(({ can, right, isMeant, ...entry }) => ({
        ...entry,
        label: `parts-orders.actions.${entry.key}`,
        inMenu: true,
        disabledBecause: can ? undefined : t('app.access_denied'),
      })),
  ]
}

/** Whether to show comments. */
export const mayComment = (allowed: ReturnType<typeof useAllowed>): boolean =>
  allowed(['orders-parts.add-comment', 'orders-parts.delete-comment'])

const commentsOf = (order: PartsOrderRow): PartsOrderAction => ({
  key: 'comments',
  label: 'parts-orders.actions.comments',
  icon: <CommentOutlined aria-hidden />,
  count: order.comments_count,
  onClick: () => openComments(order),
})

/** Who may cancel but not refund is told by the dialog who may give the payments back. */
const asksWhoMayRefund = (
  { paid_amount, status }: PartsOrderRow,
  allowed: ReturnType<typeof useAllowed>,
): boolean =>
  paid_amount > 0 && isCancelable(status) && allowed(mayCancel) && !allowed('orders-parts.refunded')

const mayCancel: Requirement = ['orders-parts.delete', 'orders-parts.delete-draft']

function entriesOf(order: PartsOrderRow, allowed: ReturnType<typeof useAllowed>): Entry[] {
  const can = order.action_scopes
  const { id, status } = order
  return [
    {
      key: 'edit',
      icon: <EditOutlined aria-hidden />,
      can: can.can_update,
      right: 'orders-parts.update',
      to: `/parts-orders/${id}`,
    },
    {
      key: 'change_status',
      icon: <SwapOutlined aria-hidden />,
      can: can.can_change_status,
      right: 'orders-parts.change-status',
      onClick: () => openOverlay('parts-orders.change-status', { order }),
    },
    {
      key: 'assign_manager',
      icon: <UserSwitchOutlined aria-hidden />,
      can: can.can_assign_manager,
      right: 'orders-parts.assign-sales-manager',
      onClick: () => openOverlay('parts-orders.assign-manager', { order }),
    },
    {
      key: 'create_payment',
      icon: <DollarOutlined aria-hidden />,
      can: can.can_add_payment,
      right: 'orders-parts.create-payment',
      onClick: () => openOverlay('parts-orders.create-payment', { order }),
    },
    {
      key: 'download_invoice',
      icon: <FilePdfOutlined aria-hidden />,
      can: can.can_generate_invoice,
      right: 'orders-parts.generate-invoice',
      onClick: () =>
        void downloadInvoice({ orderId: id, orderNumber: order.order_number, kind: 'parts_order' }),
    },
    {
      key: 'send_documents',
      icon: <MailOutlined aria-hidden />,
      can: can.can_send_invoice,
      right: 'orders-parts.send-documents',
      onClick: () => openOverlay('parts-orders.send-documents', { order }),
    },
    {
      key: 'history',
      icon: <HistoryOutlined aria-hidden />,
      can: true,
      right: 'orders-parts.read',
      to: `/parts-orders/${id}/history`,
    },
    {
      key: 'cancel',
      icon: <CloseOutlined aria-hidden />,
      can: can.can_canceled || asksWhoMayRefund(order, allowed),
      right: mayCancel,
      isMeant: isCancelable(status),
      danger: true,
      onClick: () => openOverlay('parts-orders.cancel', { order }),
    },
    {
      key: 'refund',
      icon: <UndoOutlined aria-hidden />,
      can: can.can_refunded,
      right: 'orders-parts.refunded',
      isMeant: status === 'returned' && !order.is_refunded && order.paid_amount > 0,
      onClick: () => openOverlay('parts-orders.refund', { order }),
    },
    {
      key: 'delete',
      icon: <DeleteOutlined aria-hidden />,
      can: can.can_delete,
      right: 'orders-parts.delete',
      isMeant: status === 'new' || status === 'canceled',
      danger: true,
      onClick: () => openOverlay('parts-orders.delete', { order }),
    },
  ]
}
