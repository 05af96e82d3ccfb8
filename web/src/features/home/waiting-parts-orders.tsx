import { useTranslation } from 'react-i18next'
import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { Tile } from './tile.tsx'
import './record-row.css'

const query = { status: 'new' } as const

/** New parts orders, longest waiting first. */
export function WaitingPartsOrders() {
  const { t } = useTranslation()
  const read = useRead(partsOrderEndpoints.listPartsOrders, {
    query: { ...query, per_page: 6, order_by: 'created', order_type: 'asc' },
  })
  return (
    <Tile
      title={t('home.board.waiting_parts_orders')}
      read={read}
      lines={4}
      counts={
        read.data && (
          <AppLink to="/parts-orders" search={query} className="rb-word rb-word-new">
            {read.data.meta.total} {t('home.board.new', { count: read.data.meta.total })}
          </AppLink>
        )
      }
      verb={
        <IfAllowed to={partsOrderEndpoints.createPartsOrder}>
          <AppLink to="/parts-orders/create">{t('parts-orders.list.new')}</AppLink>
        </IfAllowed>
      }
    >
      {() =>
        read.data!.data.length === 0 ? (
          <p className="rb-tile-none">{t('home.board.no_parts_orders')}</p>
        ) : (
          <ul className="rb-tile-rows">
            {read.data!.data.map(order => (
              <li key={order.id} className="rb-record-row">
                <AppLink to={`/parts-orders/${order.id}`} className="rb-tile-link">
                  {order.order_number}
                </AppLink>
                <span className="rb-tile-line">{buyerOf(order)}</span>
                <span className="rb-muted">
                  <DateText value={order.created_at} variant="date" />
                </span>
                <strong className="rb-record-row-sum">
                  <Money value={order.total_amount} />
                </strong>
              </li>
            ))}
          </ul>
        )
      }
    </Tile>
  )
}

/** A client of the online shop may not be a customer. */
function buyerOf({ customer, ecommerce_client: client }: PartsOrderRow): string | undefined {
  return customer?.full_name ?? (client ? `${client.first_name} ${client.last_name}` : undefined)
}
