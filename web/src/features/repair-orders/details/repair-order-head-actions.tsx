import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { useRepairOrderActions } from '../repair-order-actions.tsx'

/** Payments are entered from the list; status and invoice have buttons of their own on the page. */
const notHere = ['create_payment', 'change_status', 'download_invoice']

export function RepairOrderHeadActions({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  const { menu } = useRepairOrderActions()(order)
  const { can_update, can_change_status } = order.action_scopes
  const items = menu.filter(action => !notHere.includes(action.key))
  return (
    <>
      {items.length > 0 && (
        <RowMenu
          items={items.map(action => ({
            key: action.key,
            label: t(action.label),
            icon: action.icon,
            danger: action.danger ?? false,
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
      {can_change_status && (
        <Button type="primary" onClick={() => openOverlay('repair-orders.change-status', { order })}>
          {t('repair-orders.web.actions.change_status')}
        </Button>
      )}
    </>
  )
}
