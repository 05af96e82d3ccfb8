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
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { downloadInvoice } from '#web/features/billing/index.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { useGo } from '#web/shell/use-go.ts'
import type { RowAction } from '#web/ui/list/list-types.ts'
import './overlay-names.ts'
import { openComments } from './open-comments.ts'
import { whyNotEditable } from './why-not-editable.ts'

type Action = RowAction<RepairOrderRow>

/** Everything that may be done with an order now: `action_scopes` and `next_statuses` come with it and decide. */
export function useRepairOrderActions(): (order: RepairOrderRow) => { icons: Action[]; menu: Action[] } {
  const { t } = useTranslation()
  const go = useGo()
  return order => {
    const can = order.action_scopes
    const { id, order_number } = order
    const item = (key: string, icon: Action['icon'], onClick: () => void, danger = false): Action => ({
      key,
      label: `repair-orders.web.actions.${key}`,
      icon,
      onClick,
      danger,
      inMenu: true,
    })
    const icons: Action[] = [
      {
        key: 'edit',
        label: 'repair-orders.web.actions.edit',
        icon: <EditOutlined aria-hidden />,
        to: `/orders/${id}/edit`,
        requires: 'orders-bs.update',
        disabledBecause: can.can_update ? undefined : t(whyNotEditable(order)),
      },
      {
        key: 'comments',
        label: 'repair-orders.web.actions.comments',
        icon: <CommentOutlined aria-hidden />,
        count: order.comments_count,
        onClick: () => openComments(order),
      },
    ]
    const menu: (Action | false)[] = [
      can.can_change_status &&
        item('change_status', <SwapOutlined aria-hidden />, () =>
          openOverlay('repair-orders.change-status', { order }),
        ),
      can.can_reassign_mechanic &&
        item('reassign', <UserSwitchOutlined aria-hidden />, () =>
          openOverlay('repair-orders.reassign', { order }),
        ),
      can.can_create_payment &&
        item('create_payment', <DollarOutlined aria-hidden />, () =>
          openOverlay('repair-orders.create-payment', { order }),
        ),
      can.can_generate_invoice &&
        item(
          'download_invoice',
          <FilePdfOutlined aria-hidden />,
          () => void downloadInvoice({ orderId: id, orderNumber: order_number, kind: 'repair_order' }),
        ),
      can.can_send_documents &&
        item('send_documents', <MailOutlined aria-hidden />, () =>
          openOverlay('repair-orders.send-documents', { order }),
        ),
      can.can_restore && item('view', <EyeOutlined aria-hidden />, () => void go(`/orders/${id}/deleted`)),
      can.can_restore &&
        item('restore', <UndoOutlined aria-hidden />, () => openOverlay('repair-orders.restore', { order })),
      (order.status !== 'deleted' || can.can_restore) &&
        item('history', <HistoryOutlined aria-hidden />, () => void go(`/orders/${id}/history`)),
      can.can_delete &&
        item(
          'delete',
          <DeleteOutlined aria-hidden />,
          () => openOverlay('repair-orders.delete', { order }),
          true,
        ),
      can.can_delete_permanently &&
        item(
          'delete_permanently',
          <DeleteOutlined aria-hidden />,
          () => openOverlay('repair-orders.delete-permanently', { order }),
          true,
        ),
    ]
    return { icons, menu: menu.filter(action => action !== false) }
  }
}
