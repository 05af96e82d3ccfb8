import { lazy, Suspense } from 'react'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { usePartsOrderActions } from '../list/parts-order-actions.tsx'
import { partsOrderCard } from '../list/parts-order-card.tsx'
import { usePartsOrderColumns } from '../list/parts-order-columns.tsx'
import { usePartsOrderFilters } from '../list/parts-order-filters.ts'
import { SavedDraftsButton } from '../list/saved-drafts-button.tsx'

const BulkBar = lazy(() => import('../bulk/bulk-bar.tsx'))

export default function PartsOrdersPage() {
  const filters = usePartsOrderFilters()
  const columns = usePartsOrderColumns()
  const actionsOf = usePartsOrderActions()
  return (
    <ListPage
      name="parts-orders"
      read={{ endpoint: partsOrderEndpoints.listPartsOrders, sort: { by: 'created', type: 'desc' } }}
      heading={{
        title: 'parts-orders.list.title',
        count: 'parts-orders.list.count',
        exports: partsOrderEndpoints.exportPartsOrders,
        actions: <SavedDraftsButton />,
      }}
      create={{
        title: 'parts-orders.list.new',
        to: '/parts-orders/create',
        requires: partsOrderEndpoints.createPartsOrder,
      }}
      filters={filters}
      columns={columns}
      cards={{ draw: partsOrderCard }}
      rows={{
        link: order => `/parts-orders/${order.id}`,
        edge: order => (order.is_overdue ? 'overdue' : undefined),
        actions: actionsOf,
        select: selection => (
          <Suspense>
            <BulkBar selection={selection} />
          </Suspense>
        ),
      }}
      empty={{ title: 'parts-orders.list.none', text: 'parts-orders.list.none_text' }}
    />
  )
}
