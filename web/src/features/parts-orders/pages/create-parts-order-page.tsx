import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { missingPartsOrder } from '../missing-parts-order.ts'
import { PartsOrderWizard } from '../wizard/parts-order-wizard.tsx'
import { dropStepDrafts } from '../wizard/step-drafts.ts'

export const load = ({ params }: { params: { id?: number } }) =>
  prefetch(partsOrderEndpoints.getPartsOrder, { params: { id: params.id! } })

/** `/parts-orders/12/create` */
export default function CreatePartsOrderPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const go = useGo()
  const isLeaving = useRef(false)
  const read = useRead(partsOrderEndpoints.getPartsOrder, { params: { id } })
  const order = read.data?.data
  // Deleted in another tab, or expired.
  const isMissing = useMissingRecord(isLeaving.current ? null : read.error, missingPartsOrder)
  const isCheckedOut = order !== undefined && !order.is_draft && !isLeaving.current
  useEffect(() => {
    if (isCheckedOut) void go(`/parts-orders/${id}`, { replace: true, ignoreBlocker: true })
  }, [isCheckedOut, go, id])

  // Deleted or checked out anywhere.
  const isDraftNoMore = isMissing || isCheckedOut
  useEffect(() => {
    if (isDraftNoMore) dropStepDrafts(id)
  }, [isDraftNoMore, id])

  if (isMissing) return null
  if (order && !isCheckedOut) return <PartsOrderWizard key={id} order={order} isLeaving={isLeaving} />
  return (
    <>
      <PageHeading
        title={t('parts-orders.list.new')}
        crumbs={[{ title: t('parts-orders.list.title'), to: '/parts-orders' }]}
      />
      {read.error && !order ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonSections sections={2} />
      )}
    </>
  )
}
