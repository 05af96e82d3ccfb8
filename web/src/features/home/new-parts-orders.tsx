import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { Tile } from './tile.tsx'

const query = { status: 'new' } as const

/** Parts orders that nobody has begun with, the latest first. */
export default function NewPartsOrders() {
  const { t } = useTranslation()
  const { data } = useRead(partsOrderEndpoints.listPartsOrders, { query: { ...query, per_page: 6 } })
  return (
    <Tile
      title={`${t('home.web.new_parts_orders')}${data ? ` · ${data.meta.total}` : ''}`}
      to="/parts-orders"
      search={query}
      more={t('home.web.see_all')}
      wide
      isLoading={!data}
    >
      {!data && <SkeletonLine width="60%" />}
      {data?.data.length === 0 && <p className="rb-muted">{t('home.web.new_parts_orders_none')}</p>}
      <ul className="rb-day">
        {data?.data.map(order => (
          <li key={order.id}>
            <AppLink to={`/parts-orders/${order.id}`}>{order.order_number}</AppLink>
            <span className="rb-day-what">{order.customer?.full_name}</span>
            <strong>
              <Money value={order.total_amount} />
            </strong>
            <span className="rb-muted">
              <DateText value={order.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  )
}
