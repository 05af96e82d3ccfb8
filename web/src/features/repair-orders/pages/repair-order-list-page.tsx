import { lazy, Suspense } from 'react'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { FromPdfButton } from '../for-lists/from-pdf-button.tsx'
import { usePaymentFromAddress } from '../for-lists/pay-from-address.ts'
import { useRepairOrderActions } from '../for-lists/repair-order-actions.tsx'
import { repairOrderCard, repairOrderColumns } from '../list/repair-order-columns.tsx'
import { useRepairOrderFilters } from '../list/repair-order-filters.ts'
import { RepairOrderSums } from '../list/repair-order-sums.tsx'
import '../list/repair-order-list.css'

const BulkBar = lazy(() => import('../bulk/bulk-bar.tsx'))

export default function OrdersPage() {
  const filters = useRepairOrderFilters()
  const actionsOf = useRepairOrderActions()
  usePaymentFromAddress()
  return (
    <ListPage
      name="orders"
      read={{ endpoint: repairOrderEndpoints.listRepairOrders }}
      heading={{
        title: 'repair-orders.web.repair_orders',
        count: 'repair-orders.web.order_count',
        exports: repairOrderEndpoints.exportRepairOrders,
        crumbs: [],
        summary: () => <RepairOrderSums filters={filters} />,
        further: <FromPdfButton />,
      }}
      create={{
        title: 'repair-orders.web.new_order_button',
        to: '/orders/create',
        requires: repairOrderEndpoints.createRepairOrder,
      }}
      filters={filters}
      columns={repairOrderColumns}
      cards={{ draw: repairOrderCard }}
      rows={{
        link: order => (order.status === 'deleted' ? undefined : `/orders/${order.id}`),
        edge: order => (order.is_overdue ? 'overdue' : undefined),
        actions: order => {
          const { icons, menu } = actionsOf(order)
          return [...icons, ...menu]
        },
        select: selection => (
          <Suspense>
            <BulkBar selection={selection} />
          </Suspense>
        ),
      }}
      empty={{ title: 'repair-orders.web.none', text: 'repair-orders.web.none_text' }}
    />
  )
}
