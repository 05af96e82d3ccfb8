import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'

export function NewRepairOrderButton({ of }: { of: { vehicle_id: number } | { customer_id: number } }) {
  const { t } = useTranslation()
  return (
    <LinkButton
      to="/orders/create"
      search={of}
      requires={repairOrderEndpoints.createRepairOrder}
      type="primary"
      icon={<PlusOutlined aria-hidden />}
    >
      {t('repair-orders.web.new_order')}
    </LinkButton>
  )
}
