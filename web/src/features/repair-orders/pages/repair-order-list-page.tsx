import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { FromPdfButton } from '../from-pdf/from-pdf-button.tsx'
import { repairOrderCard, repairOrderColumns } from '../list/repair-order-columns.tsx'
import { useRepairOrderFilters } from '../list/repair-order-filters.ts'
import { RepairOrderSums } from '../list/repair-order-sums.tsx'
import { useRepairOrderActions } from '../repair-order-actions.tsx'
import '../list/repair-order-list.css'

/** Repair orders: the page that the front desk lives on. */
export default function OrdersPage() {
  const filters = useRepairOrderFilters()
  const actionsOf = useRepairOrderActions()
  return (
    <ListPage
      endpoint={repairOrderEndpoints.listRepairOrders}
      title="repair-orders.web.repair_orders"
      countTitle="repair-orders.web.order_count"
      crumbs={[]}
      storageName="orders"
      summary={() => <RepairOrderSums filters={filters} />}
      actions={<FromPdfButton />}
      create={{
        title: 'repair-orders.web.new_order_button',
        to: '/orders/create',
        requires: repairOrderEndpoints.createRepairOrder,
      }}
      filters={filters}
      columns={repairOrderColumns}
      card={repairOrderCard}
      grid={{ xs: 1, md: 2, xl: 3, xxl: 4 }}
      rowLink={order => (order.status === 'deleted' ? undefined : `/orders/${order.id}`)}
      rowEdge={order => (order.is_overdue ? 'overdue' : undefined)}
      rowActions={order => {
        const { icons, menu } = actionsOf(order)
        return [...icons, ...menu]
      }}
      empty={{ title: 'repair-orders.web.none', text: 'repair-orders.web.none_text' }}
    />
  )
}
