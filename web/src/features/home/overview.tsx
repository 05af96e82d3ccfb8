import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { useMe } from '#web/access/me.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import { shopToday } from '#web/ui/text/today.ts'
import { FirstStepsOnTheirWay } from './first-steps-on-their-way.tsx'
import { LowParts } from './low-parts.tsx'
import { OpenOrders } from './open-orders.tsx'
import { OverdueOrders } from './overdue-orders.tsx'
import { TodaysOrders } from './todays-orders.tsx'
import './overview.css'

const NewPartsOrders = lazy(() => import('./new-parts-orders.tsx'))
const FirstSteps = lazy(() => import('./first-steps.tsx'))

/** The overview of the shop; each tile only for users with the permission for its data. */
export function Overview() {
  const { t } = useTranslation()
  const me = useMe()
  const day = shopToday()
  return (
    <>
      <PageHeading
        title={me?.full_name ?? ''}
        name=""
        summary={<span>{t('home.web.good_day', { date: formatDate(day, 'date') })}</span>}
        actions={
          <>
            <IfAllowed to={partsOrderEndpoints.createPartsOrder}>
              <AppLink to="/parts-orders/create" className="rb-ink-button rb-plain-button">
                {t('parts-orders.list.new')}
              </AppLink>
            </IfAllowed>
            <IfAllowed to={repairOrderEndpoints.createRepairOrder}>
              <AppLink to="/orders/create" className="rb-ink-button">
                {t('repair-orders.web.new_order')}
              </AppLink>
            </IfAllowed>
          </>
        }
      />
      <div className="rb-home">
        <IfAllowed to="settings.read">
          <Suspense fallback={<FirstStepsOnTheirWay />}>
            <FirstSteps />
          </Suspense>
        </IfAllowed>
        <IfAllowed to={repairOrderEndpoints.listRepairOrders}>
          <OpenOrders />
          <OverdueOrders />
          <TodaysOrders today={day} />
        </IfAllowed>
        <IfAllowed to={partEndpoints.listParts}>
          <LowParts />
        </IfAllowed>
        <IfAllowed to="orders-parts.read">
          <Suspense fallback={null}>
            <NewPartsOrders />
          </Suspense>
        </IfAllowed>
      </div>
    </>
  )
}
