import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { Tile } from './tile.tsx'

/** Overdue orders. */
export function OverdueOrders() {
  const { t } = useTranslation()
  const query = { payment_status: 'overdue' } as const
  const sums = useRead(repairOrderEndpoints.getRepairOrderSummary, { query }).data?.data
  return (
    <Tile title={t('home.web.overdue')} to="/orders" search={query} more={t('home.web.see_all')}>
      <p className="rb-tile-number">
        {sums ? <Money value={sums.past_due} bad={sums.past_due > 0} /> : <SkeletonLine width={120} />}
      </p>
      <p className="rb-muted">
        {sums ? t('home.web.overdue_count', { count: sums.order_total_count }) : <SkeletonLine width={80} />}
      </p>
    </Tile>
  )
}
