import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import { TagList } from '#web/features/tags/index.ts'
import { DueLine } from '#web/records/orders/due-line.tsx'
import { PartsOrderStatusTag } from '#web/records/orders/parts-order-status-tag.tsx'
import type { CardParts } from '#web/ui/list/list-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { buyerOf } from './buyer.ts'
import { ItemThumbnails } from './item-thumbnails.tsx'
import { PartsOrderPaymentTag } from './parts-order-payment-tag.tsx'
import { carrierName, deliveryMethodsOf } from './shipments-of.ts'

export function partsOrderCard(
  order: PartsOrderRow,
  { link }: { link: (content: ReactNode) => ReactNode },
): CardParts {
  const { name, company } = buyerOf(order)
  return {
    head: (
      <>
        {link(order.order_number)}
        <PartsOrderStatusTag status={order.status} />
        <PartsOrderPaymentTag order={order} />
      </>
    ),
    body: (
      <>
        <div>
          <span className="rb-order-card-name">{name}</span> <span className="rb-card-muted">{company}</span>
        </div>
        <ItemThumbnails order={order} />
        <Deliveries order={order} />
        <div className="rb-card-line">
          <span className="rb-card-muted">
            <DateText value={order.created_at} />
          </span>
          <span className="rb-order-sum">
            <Money value={order.total_amount} />
          </span>
        </div>
        <DueLine order={order} />
      </>
    ),
    foot: <TagList tags={order.tags} most={2} />,
  }
}

/** One line per shipment; before that, the delivery method. */
function Deliveries({ order }: { order: PartsOrderRow }) {
  const { t } = useTranslation()
  if (order.deliveries.length === 0)
    return (
      <div className="rb-card-muted">
        {deliveryMethodsOf(order, t) || t('parts-orders.delivery_types.delivery')}
        {order.delivery_full_address && ` · ${order.delivery_full_address}`}
      </div>
    )
  return order.deliveries.map(({ id, delivery_method, date_sent, tracking_number }) => (
    <div key={id} className="rb-card-muted">
      {carrierName(delivery_method, t)} · <DateText value={date_sent} variant="date" />
      {tracking_number && ` · ${tracking_number}`}
    </div>
  ))
}
