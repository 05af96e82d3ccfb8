import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import { DueLine } from '#web/records/orders/due-line.tsx'
import { PartsOrderStatusTag } from '#web/records/orders/parts-order-status-tag.tsx'
import { useIsBelowWide } from '#web/shell/use-is-mobile.ts'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { shortName } from '#web/ui/text/short-name.ts'
import { buyerOf } from './buyer.ts'
import { PartsOrderPaymentTag } from './parts-order-payment-tag.tsx'
import { deliveryMethodsOf, trackingNumbersOf } from './shipments-of.ts'
import './parts-order-list.css'

type Column = ListColumn<PartsOrderRow>

/** The columns of the specification, in its order; stacked in pairs on narrow screens. */
export function usePartsOrderColumns(): readonly Column[] {
  const { t } = useTranslation()
  const isBelowWide = useIsBelowWide()
  return useMemo(() => {
    const columns = columnsOf(deliveryMethods)
    return isBelowWide ? merged(columns) : separate(columns)
    function deliveryMethods(order: PartsOrderRow) {
      return deliveryMethodsOf(order, t) || dash
    }
  }, [isBelowWide, t])
}

const dash = <span className="rb-muted">-</span>

const columnsOf = (deliveryMethods: Column['render']) => {
  const columns = {
    number: {
      title: 'parts-orders.list.number',
      sort: 'order_number',
      width: 94,
      render: order => order.order_number,
    },
    created: {
      title: 'parts-orders.list.created',
      sort: 'created',
      width: 108,
      render: order => <DateText value={order.created_at} variant="date" />,
      subtitle: order => formatDate(order.created_at, 'time'),
    },
    manager: {
      title: 'parts-orders.list.sales_manager',
      width: 100,
      render: ({ sales_manager }) =>
        sales_manager ? (
          <span title={sales_manager.full_name}>{shortName(sales_manager.full_name)}</span>
        ) : (
          dash
        ),
    },
    status: {
      title: 'parts-orders.list.status',
      width: 130,
      render: order => <PartsOrderStatusTag status={order.status} />,
    },
    payment: {
      title: 'parts-orders.list.payment',
      width: 114,
      render: order => <PartsOrderPaymentTag order={order} />,
    },
    source: {
      title: 'parts-orders.list.source',
      width: 96,
      render: order => <Source order={order} />,
    },
    buyer: {
      title: 'parts-orders.list.customer',
      sort: 'customer',
      minWidth: 108,
      render: order => buyerOf(order).name,
      subtitle: order => buyerOf(order).company,
    },
    email: {
      title: 'parts-orders.list.email',
      minWidth: 108,
      render: order => buyerOf(order).email || dash,
    },
    phone: {
      title: 'parts-orders.list.delivery_phone',
      width: 144,
      render: order => <PhoneText phone={order.delivery_phone} />,
    },
    methods: {
      title: 'parts-orders.list.delivery_methods',
      width: 72,
      render: deliveryMethods,
    },
    address: {
      title: 'parts-orders.list.delivery_address',
      minWidth: 108,
      render: order => order.delivery_full_address || dash,
    },
    tracking: {
      title: 'parts-orders.list.tracking',
      minWidth: 108,
      render: order => trackingNumbersOf(order) || dash,
    },
    items: {
      title: 'parts-orders.list.items',
      width: 56,
      align: 'right',
      render: order => <span className="rb-number">{order.items_count}</span>,
    },
    total: {
      title: 'parts-orders.list.total',
      sort: 'total_amount',
      width: 132,
      isPinned: true,
      align: 'right',
      render: order => (
        <strong className="rb-order-sum">
          <Money value={order.total_amount} />
        </strong>
      ),
      subtitle: order => <DueLine order={order} />,
    },
  } satisfies Record<string, Column>
  return columns
}

type Columns = ReturnType<typeof columnsOf>

const separate = (columns: Columns): readonly Column[] => Object.values(columns)

const merged = (columns: Columns): readonly Column[] => {
  const { number, manager, status, payment, source, buyer, email, phone, methods } = columns
  const { address, tracking, items, total } = columns
  return [
    {
      ...number,
      title: 'parts-orders.list.number_created',
      // A date with time, `11/22/2026 10:45 PM`, is never cut.
      width: 158,
      subtitle: order => <DateText value={order.created_at} />,
    },
    { ...manager, width: 108, hidePriority: 3 },
    {
      ...status,
      title: 'parts-orders.list.status_payment',
      width: 122,
      subtitle: payment.render,
      hidePriority: 6,
    },
    { ...source, width: 96, hidePriority: 1 },
    {
      ...buyer,
      title: 'parts-orders.list.customer_email',
      minWidth: 124,
      subtitle: email.render,
    },
    {
      ...phone,
      title: 'parts-orders.list.phone_methods',
      width: 144,
      subtitle: methods.render,
      hidePriority: 4,
    },
    {
      ...address,
      title: 'parts-orders.list.address_tracking',
      minWidth: 124,
      subtitle: tracking.render,
      hidePriority: 5,
    },
    { ...items, width: 62, hidePriority: 2 },
    total,
  ]
}

function Source({ order }: { order: PartsOrderRow }) {
  const { t } = useTranslation()
  return t(`parts-orders.sources.${order.source}`)
}
