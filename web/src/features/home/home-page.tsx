import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { Overview } from './overview.tsx'

/** Its drawers and camera are loaded for those who work on orders, not for everybody's first page. */
const MyJobs = lazy(() => import('./my-jobs.tsx'))

/** Where each begins: who cannot write orders but works on them sees their jobs, the others how the shop stands. */
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
