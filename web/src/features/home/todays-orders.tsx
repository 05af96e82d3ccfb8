import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { RepairOrderStatusTag, vehicleName } from '#web/features/repair-orders/index.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import { shortName } from '#web/ui/text/short-name.ts'
import { Tile } from './tile.tsx'

/** Today's orders by time. */
export function TodaysOrders({ today }: { today: string }) {
  const { t } = useTranslation()
  const dates_range = `${today} - ${today}`
  const { data } = useRead(repairOrderEndpoints.listRepairOrders, {
    query: { dates_range, per_page: 12, order_by: 'implementation_date', order_type: 'asc' },
  })
  return (
    <Tile
      title={`${t('home.web.todays_implementations')}${data ? ` · ${data.meta.total}` : ''}`}
      to="/orders"
      search={{ dates_range }}
      more={t('home.web.see_all')}
      wide
      isLoading={!data}
    >
      {!data && <SkeletonLine width="70%" />}
      {data?.data.length === 0 && <p className="rb-muted">{t('home.web.nothing_today')}</p>}
      <ul className="rb-day">
        {data?.data.map(order => (
          <li key={order.id}>
            <span className="rb-day-time">{formatDate(order.implementation_date, 'time')}</span>
            <AppLink to={`/orders/${order.id}`}>{order.order_number}</AppLink>
            <span className="rb-day-what">
              {vehicleName(order.vehicle)} · #{order.vehicle.unit_number}
              <span className="rb-muted"> · {order.customer.full_name}</span>
            </span>
            <span className="rb-day-who">{order.mechanic ? shortName(order.mechanic.full_name) : '-'}</span>
            <RepairOrderStatusTag status={order.status} />
          </li>
        ))}
      </ul>
    </Tile>
  )
}
