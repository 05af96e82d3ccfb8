import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { announce } from '#web/shell/announcements.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import { shortName } from '#web/ui/text/short-name.ts'
import { shopToday } from '#web/ui/text/today.ts'
import { onDay } from './on-day.ts'
import { Tile } from './tile.tsx'
import './arrivals.css'
import './count-link.css'

const shown = 6

/** Today's planned orders that are not started, by time. */
export function Arrivals() {
  const { t } = useTranslation()
  const query = { ...onDay(shopToday()), status: 'new' } as const
  const read = useRead(repairOrderEndpoints.listRepairOrders, {
    query: { ...query, per_page: shown, order_by: 'implementation_date', order_type: 'asc' },
  })
  return (
    <Tile
      title={t('home.board.arrivals')}
      read={read}
      lines={4}
      counts={
        read.data && (
          <AppLink to="/orders" search={query} className="rb-count-link">
            {t('home.board.today_count', { count: read.data.meta.total })}
          </AppLink>
        )
      }
    >
      {() =>
        read.data!.data.length === 0 ? (
          <p className="rb-tile-none">{t('home.board.no_arrivals')}</p>
        ) : (
          <ul className="rb-tile-rows">
            {read.data!.data.map(order => (
              <Arrival key={order.id} order={order} />
            ))}
          </ul>
        )
      }
    </Tile>
  )
}

function Arrival({ order }: { order: RepairOrderRow }) {
  const { t } = useTranslation()
  const start = useAct(repairOrderEndpoints.changeRepairOrderStatus, {
    notice: null,
    changes: 'repair_order',
    onDone: () => announce(`${order.order_number}: ${t('repair-orders.statuses.in_process')}`),
  })
  const { vehicle, customer, mechanic } = order
  return (
    <li className="rb-arrival">
      <span className="rb-arrival-time">{formatDate(order.implementation_date, 'time')}</span>
      <span className="rb-arrival-what">
        <AppLink to={`/orders/${order.id}`} className="rb-tile-link">
          <span className="rb-tile-line">
            <strong>#{vehicle.unit_number}</strong> {vehicle.make} {vehicle.model}
          </span>
        </AppLink>
        <span className="rb-tile-line rb-muted">
          {mechanic && `${shortName(mechanic.full_name)} · `}
          {customer.full_name}
        </span>
      </span>
      {order.next_statuses.includes('in_process') && (
        <Button
          size="small"
          loading={start.isBusy}
          aria-label={t('home.board.start_order', { number: order.order_number })}
          onClick={() =>
            void start.act({
              params: { id: order.id },
              body: { order_id: order.id, status: 'in_process' },
            })
          }
        >
          {t('home.board.start')}
        </Button>
      )}
    </li>
  )
}
