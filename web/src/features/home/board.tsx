import { lazy, Suspense } from 'react'
import { firstStepEndpoints } from '#contract/company/first-steps.ts'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'
import { areStepsOpen } from './are-steps-open.ts'
import { Arrivals } from './arrivals.tsx'
import { DayByMechanic } from './day-by-mechanic.tsx'
import { LowParts } from './low-parts.tsx'
import { OnboardingSkeleton } from './onboarding-skeleton.tsx'
import { OwedMoney } from './owed-money.tsx'
import { SubletsToBill } from './sublets-to-bill.tsx'
import { UnpaidByAge } from './unpaid-by-age.tsx'
import { WaitingPartsOrders } from './waiting-parts-orders.tsx'
import { WeekMoney } from './week-money.tsx'

const FirstSteps = lazy(() => import('./first-steps.tsx'))

/**
 * Each section requires the permissions for its data and for the list that it links to. A shop without orders
 * shows its first steps alone.
 */
export default function Board() {
  const mayRead = useAllowed()(firstStepEndpoints.getFirstSteps)
  const steps = useRead(firstStepEndpoints.getFirstSteps, {}, { enabled: mayRead }).data?.data
  const isEmptyShop = steps !== undefined && !steps.has_orders && areStepsOpen(steps)
  return (
    <>
      <IfAllowed to="settings.read">
        <Suspense fallback={<OnboardingSkeleton />}>
          <FirstSteps />
        </Suspense>
      </IfAllowed>
      {!isEmptyShop && (
        <div className="rb-board">
          <div className="rb-board-main">
            <IfAllowed to={repairOrderEndpoints.listRepairOrders}>
              <IfAllowed to={homeEndpoints.getDay}>
                <DayByMechanic />
              </IfAllowed>
            </IfAllowed>
            <IfAllowed to={homeEndpoints.getSales}>
              <WeekMoney />
            </IfAllowed>
            <IfAllowed to={partsOrderEndpoints.listPartsOrders}>
              <WaitingPartsOrders />
            </IfAllowed>
          </div>
          <div className="rb-board-side">
            <IfAllowed to={repairOrderEndpoints.listRepairOrders}>
              <IfAllowed to={homeEndpoints.getOwed}>
                <OwedMoney />
                <UnpaidByAge />
                <SubletsToBill />
              </IfAllowed>
              <Arrivals />
            </IfAllowed>
            <IfAllowed to={partEndpoints.listParts}>
              <LowParts />
            </IfAllowed>
          </div>
        </div>
      )}
    </>
  )
}
