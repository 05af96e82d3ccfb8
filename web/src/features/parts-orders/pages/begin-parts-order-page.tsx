import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { useGo } from '#web/shell/use-go.ts'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'

/** `/parts-orders/create`, or `?customer_id=7` with a customer: creates a draft and opens it. */
export default function BeginPartsOrderPage() {
  const { t } = useTranslation()
  const go = useGo()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const { mutateAsync, error } = useWrite(partsOrderEndpoints.createPartsOrder, { quiet: everything })
  const isBegun = useRef(false)
  const begin = useRef(async () => {
    const customer_id = Number(search.customer_id) || null
    try {
      const { data } = await mutateAsync({ body: { customer_id } })
      void go(`/parts-orders/${data.id}/create`, { replace: true })
    } catch (failure) {
      notify.error('parts-orders.wizard.no_order')
      refusalIn(failure)
    }
  })
  useEffect(() => {
    // Only one draft.
    if (isBegun.current) return
    isBegun.current = true
    void begin.current()
  }, [])
  return (
    <>
      <PageHeading
        title={t('parts-orders.list.new')}
        crumbs={[{ title: t('parts-orders.list.title'), to: '/parts-orders' }]}
      />
      {error ? (
        <ErrorState
          error={error}
          title={t('parts-orders.wizard.no_order')}
          onRetry={() => void begin.current()}
        />
      ) : (
        <SkeletonSections sections={2} />
      )}
    </>
  )
}

const everything = [0, 400, 404, 409, 422, 500, 503]
