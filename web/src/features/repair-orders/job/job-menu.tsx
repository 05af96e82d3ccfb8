import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { RowMenu } from '#web/ui/list/table/row-menu.tsx'
import { useRepairOrderActions } from '../for-lists/repair-order-actions.tsx'

export function JobMenu({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  const { menu } = useRepairOrderActions()(order)
  return (
    <RowMenu
      items={menu.map(action => ({
        key: action.key,
        label: t(action.label),
        icon: action.icon,
        danger: action.danger,
        disabledBecause: action.disabledBecause,
        onClick: () => action.onClick?.(order),
      }))}
    />
  )
}
