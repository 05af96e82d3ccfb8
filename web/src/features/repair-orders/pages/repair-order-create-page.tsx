import { useTranslation } from 'react-i18next'
import { RepairOrderForm } from '../form/repair-order-form.tsx'

export default function CreateOrderPage() {
  const { t } = useTranslation()
  return (
    <RepairOrderForm
      mode="create"
      title={t('repair-orders.web.new_order')}
      crumbs={[{ title: t('repair-orders.web.repair_orders'), to: '/orders' }]}
    />
  )
}
