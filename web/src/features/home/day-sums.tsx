import { useTranslation } from 'react-i18next'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { onDay } from './on-day.ts'
import './count-link.css'

export function DaySums() {
  const { t } = useTranslation()
  const { data } = useRead(homeEndpoints.getDay, {})
  const day = data?.data
  if (!day) return <SkeletonLine width={180} />
  const planned = { planned: fromMinutes(day.planned_minutes), of: day.working_minutes / 60 }
  return (
    <>
      <AppLink to="/orders" search={onDay(day.date)} className="rb-count-link">
        {t('home.board.order_count', { count: day.order_count })}
      </AppLink>
      <span className="rb-number">{t('home.board.booked', planned)}</span>
    </>
  )
}
