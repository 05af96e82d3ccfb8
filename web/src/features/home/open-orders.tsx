import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { openStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { Tile } from './tile.tsx'

/** Open orders by status: a bar for each, linked to its list. */
export function OpenOrders() {
  const { t } = useTranslation()
  const fresh = useRead(repairOrderEndpoints.getRepairOrderSummary, { query: { status: 'new' } })
  const begun = useRead(repairOrderEndpoints.getRepairOrderSummary, { query: { status: 'in_process' } })
  const counts = [fresh, begun].map(read => read.data?.data.order_total_count)
  const most = Math.max(1, ...counts.map(count => count ?? 0))
  return (
    <Tile title={t('home.web.open_orders')} to="/orders" more={t('home.web.all_orders')}>
      <ul className="rb-bars">
        {openStatuses.map((status, index) => (
          <li key={status}>
            <AppLink to="/orders" search={{ status }}>
              <span>{t(`repair-orders.statuses.${status}`)}</span>
              <span className="rb-bar-track" aria-hidden="true">
                <span
                  className={`rb-bar rb-bar-${status}`}
                  style={{ width: `${((counts[index] ?? 0) / most) * 100}%` }}
                />
              </span>
              <strong>{counts[index]?.toLocaleString('en-US') ?? <SkeletonLine width={24} />}</strong>
            </AppLink>
          </li>
        ))}
      </ul>
    </Tile>
  )
}
