import { Suspense } from 'react'
import { useIsAtTheVehicle } from '#web/access/at-the-vehicle.ts'
import { useMe } from '#web/access/me.ts'
import { MyJobs } from '#web/features/repair-orders/index.ts'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { Overview } from './overview.tsx'

/** Mechanics see their jobs, others the board. */
export default function HomePage() {
  const me = useMe()
  const isAtTheVehicle = useIsAtTheVehicle()
  if (!me) return <SkeletonSections sections={1} />
  if (!isAtTheVehicle) return <Overview />
  return (
    <Suspense fallback={<SkeletonSections sections={2} />}>
      <MyJobs />
    </Suspense>
  )
}
