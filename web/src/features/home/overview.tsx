import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { shopToday } from '#web/ui/text/today.ts'
import { dayInWords } from './day-in-words.ts'
import { DaySums } from './day-sums.tsx'
import './board.css'

/** Loaded in parallel with the day's data. */
const Board = lazy(() => import('./board.tsx'))

export function Overview() {
  const { t, i18n } = useTranslation()
  return (
    <>
      <PageHeading
        title={
          <>
            {t('home.board.title')}
            <span className="rb-board-date">, {dayInWords(shopToday(), i18n.language)}</span>
          </>
        }
        name=""
        summary={
          <IfAllowed to={homeEndpoints.getDay}>
            <DaySums />
          </IfAllowed>
        }
        actions={
          <IfAllowed to={repairOrderEndpoints.createRepairOrder}>
            <AppLink to="/orders/create" className="rb-ink-button">
              {t('repair-orders.web.new_order')}
            </AppLink>
          </IfAllowed>
        }
      />
      <div className="rb-home">
        <Suspense fallback={null}>
          <Board />
        </Suspense>
      </div>
    </>
  )
}
