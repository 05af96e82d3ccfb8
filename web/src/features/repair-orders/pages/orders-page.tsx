import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { FromPdfButton } from '../from-pdf/from-pdf-button.tsx'
import { orderCard, orderColumns } from '../list/order-columns.tsx'
import { useOrderFilters } from '../list/order-filters.ts'
import { OrderSums } from '../list/order-sums.tsx'
import { useOrderActions } from '../order-actions.tsx'
import '../list/order-list.css'

/** Repair orders: the page that the front desk lives on. */
export default function OrdersPage() {
  const { t } = useTranslation()
  const filters = useOrderFilters()
  const actionsOf = useOrderActions()
  return (
    <ListPage
      endpoint={repairOrderEndpoints.listRepairOrders}
      title="repair-orders.web.repair_orders"
      countTitle="repair-orders.web.order_count"
      crumbs={[]}
      storageName="orders"
      summary={() => <OrderSums filters={filters} />}
      actions={
        <>
          <FromPdfButton />
          <NewOrder title={t('repair-orders.web.new_order_button')} />
        </>
      }
      filters={filters}
      columns={orderColumns}
      card={orderCard}
      grid={{ xs: 1, md: 2, xl: 3, xxl: 4 }}
      rowLink={order => (order.status === 'deleted' ? undefined : `/orders/${order.id}`)}
      rowEdge={order => (order.is_overdue ? 'overdue' : undefined)}
      rowActions={order => {
        const { icons, menu } = actionsOf(order)
        return [...icons, ...menu]
      }}
      empty={{
        title: 'repair-orders.web.none',
        text: 'repair-orders.web.none_text',
        action: <NewOrder title={t('repair-orders.web.new_order_button')} />,
      }}
    />
  )
}

function NewOrder({ title }: { title: string }) {
  const navigate = useNavigate()
  return (
    <AllowedButton
      to={repairOrderEndpoints.createRepairOrder}
      type="primary"
      icon={<PlusOutlined />}
      href="/orders/create"
      onClick={event => {
        // A real link for the middle button; a plain click stays in the app.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void navigate({ to: '/orders/create' } as unknown as { to: string })
      }}
    >
      {title}
    </AllowedButton>
  )
}
