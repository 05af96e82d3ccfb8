import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { whyNotEditable } from '../for-lists/why-not-editable.ts'
import { missingRepairOrder } from '../missing-repair-order.ts'
import { RepairOrderForm } from './repair-order-form.tsx'
import { useReadOrderDefaults } from './values/order-defaults.ts'

interface LoadedOrderFormProps {
  id: number
  mode: 'edit' | 'restore'
  endpoint: typeof repairOrderEndpoints.getRepairOrder | typeof repairOrderEndpoints.getDeletedRepairOrder
  title: (orderNumber: string) => string
}

/** The form of a saved order, or why it can no longer be changed. */
export function LoadedRepairOrderForm({ id, mode, endpoint, title }: LoadedOrderFormProps) {
  const { t } = useTranslation()
  const read = useRead(endpoint as typeof repairOrderEndpoints.getRepairOrder, { params: { id } })
  const order = read.data?.data
  const defaults = useReadOrderDefaults()
  // Checked only before the form opens; later the server decides on saving. (Restoring an order removes the deleted
  // one that this form read.)
  const isMissing = useMissingRecord(order ? null : read.error, missingRepairOrder)
  const wasOpen = useRef(false)

  const crumbs = [
    { title: t('repair-orders.web.repair_orders'), to: '/orders' },
    ...(order && mode === 'edit' ? [{ title: order.order_number, to: `/orders/${id}` }] : []),
  ]
  if (!order || !defaults)
    return (
      <>
        <PageHeading title={title('')} crumbs={crumbs} />
        {read.error && !isMissing ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonSections />
        )}
      </>
    )
  const { can_update, can_restore } = order.action_scopes
  if (!wasOpen.current && !(mode === 'edit' ? can_update : can_restore))
    return (
      <>
        <PageHeading title={title(order.order_number)} crumbs={crumbs} />
        <div className="rb-sheet">
          <EmptyState
            title={t(whyNotEditable(order))}
            action={<AppLink to={`/orders/${id}`}>{t('repair-orders.web.to_the_order')}</AppLink>}
          />
        </div>
      </>
    )
  wasOpen.current = true
  return (
    <RepairOrderForm
      mode={mode}
      id={id}
      order={order}
      defaults={defaults}
      title={title(order.order_number)}
      crumbs={crumbs}
    />
  )
}
