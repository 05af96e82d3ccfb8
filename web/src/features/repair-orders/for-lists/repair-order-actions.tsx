import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined'
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined'
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined'
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined'
import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined'
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined'
import UserSwitchOutlined from '@ant-design/icons/es/icons/UserSwitchOutlined'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#contract/access/permissions.ts'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { isOpen } from '#contract/repair-orders/repair-order-statuses.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { downloadInvoice } from '#web/features/billing/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { useGo } from '#web/shell/use-go.ts'
import type { RowAction } from '#web/ui/list/list-types.ts'
import '../overlay-names.ts'
import { openComments } from '../open-comments.ts'
import { whyNotEditable } from './why-not-editable.ts'

type Action = RowAction<RepairOrderRow>

interface Entry {
  key: string
  icon: Action['icon']
  /** From the order's action scopes. */
  can: boolean
  /** Without this right the entry is disabled with the reason. */
  right: Permission
  /** False if the order's state rules it out: then the entry is left out. */
  isPossible: boolean
  danger?: boolean
  onClick: () => void
}

/** The actions that the order's `action_scopes` and `next_statuses` allow. */
export function useRepairOrderActions(): (order: RepairOrderRow) => { icons: Action[]; menu: Action[] } {
  const { t } = useTranslation()
  const go = useGo()
  const allowed = useAllowed()
  return order => {
    const icons: Action[] = [
      {
        key: 'edit',
        label: 'repair-orders.web.actions.edit',
        icon: <EditOutlined aria-hidden />,
        to: `/orders/${order.id}/edit`,
        requires: 'orders-bs.update',
        disabledBecause: order.action_scopes.can_update ? undefined : t(whyNotEditable(order)),
      },
      {
        key: 'comments',
        label: 'repair-orders.web.actions.comments',
        icon: <CommentOutlined aria-hidden />,
        count: order.comments_count,
        onClick: () => openComments(order),
      },
    ]
    const menu = entriesOf(order, go)
      .filter(({ can, right, isPossible }) => can || (isPossible && !allowed(right)))
      .map(({ can, right, isPossible, ...entry }) => ({
        ...entry,
        label: `repair-orders.web.actions.${entry.key}`,
        inMenu: true,
        disabledBecause: can ? undefined : t('app.access_denied'),
      }))
    return { icons, menu }
  }
}

function entriesOf(order: RepairOrderRow, go: ReturnType<typeof useGo>): Entry[] {
  const can = order.action_scopes
  const { id, order_number, status } = order
  const isDeleted = status === 'deleted'
  return [
    {
      key: 'change_status',
      icon: <SwapOutlined aria-hidden />,
      can: can.can_change_status,
      right: 'orders-bs.change-status',
      isPossible: isOpen(status),
      onClick: () => openOverlay('repair-orders.change-status', { order }),
    },
    {
      key: 'reassign',
      icon: <UserSwitchOutlined aria-hidden />,
      can: can.can_reassign_mechanic,
      right: 'orders-bs.reassign-mechanic',
      isPossible: isOpen(status),
      onClick: () => openOverlay('repair-orders.reassign', { order }),
    },
    {
      key: 'create_payment',
      icon: <DollarOutlined aria-hidden />,
      can: can.can_create_payment,
      right: 'orders-bs.create-payment',
      isPossible: !isDeleted && order.balance > 0,
      onClick: () => openOverlay('repair-orders.create-payment', { order }),
    },
    {
      key: 'download_invoice',
      icon: <FilePdfOutlined aria-hidden />,
      can: can.can_generate_invoice,
      right: 'orders-bs.generate-invoice',
      isPossible: !isDeleted,
      onClick: () => void downloadInvoice({ orderId: id, orderNumber: order_number, kind: 'repair_order' }),
    },
    {
      key: 'send_documents',
      icon: <MailOutlined aria-hidden />,
      can: can.can_send_documents,
      right: 'orders-bs.send-documents',
      isPossible: !isDeleted,
      onClick: () => openOverlay('repair-orders.send-documents', { order }),
    },
    {
      key: 'view',
      icon: <EyeOutlined aria-hidden />,
      can: can.can_restore,
      right: 'orders-bs.restore',
      isPossible: isDeleted,
      onClick: () => void go(`/orders/${id}/deleted`),
    },
    {
      key: 'restore',
      icon: <UndoOutlined aria-hidden />,
      can: can.can_restore,
      right: 'orders-bs.restore',
      isPossible: isDeleted,
      onClick: () => openOverlay('repair-orders.restore', { order }),
    },
    {
      key: 'history',
      icon: <HistoryOutlined aria-hidden />,
      can: !isDeleted || can.can_restore,
      right: 'orders-bs.restore',
      isPossible: isDeleted,
      onClick: () => void go(`/orders/${id}/history`),
    },
    {
      key: 'delete',
      icon: <DeleteOutlined aria-hidden />,
      can: can.can_delete,
      right: 'orders-bs.delete',
      isPossible: isOpen(status) && order.paid_amount === 0,
      danger: true,
      onClick: () => openOverlay('repair-orders.delete', { order }),
    },
    {
      key: 'delete_permanently',
      icon: <DeleteOutlined aria-hidden />,
      can: can.can_delete_permanently,
      right: 'orders-bs.delete-permanently',
      isPossible: isDeleted,
      danger: true,
      onClick: () => openOverlay('repair-orders.delete-permanently', { order }),
    },
  ]
}
