import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { Overview } from './overview.tsx'

/** Loaded only for mechanics, because of its drawers and camera. */
const MyJobs = lazy(() => import('./my-jobs.tsx'))

/** The home page: mechanics see their jobs, others the overview of the shop. */
export default function HomePage() {
  const { t } = useTranslation()
  const me = useMe()
  if (!me) return <SkeletonSections sections={1} />
  const orders = me.permissions['orders-bs'] ?? []
  const isAtTheVehicle = orders.includes('change-status') && !orders.includes('update')
  if (!isAtTheVehicle) return <Overview />
  return (
    <Suspense fallback={<SkeletonSections sections={2} />}>
      <MyJobs title={t('home.web.my_jobs')} />
    </Suspense>
  )
}
