import type { ReactNode } from 'react'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { PartialBalance } from '#web/records/orders/partial-balance.tsx'
import type { CardParts, ListColumn } from '#web/ui/list/list-types.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { shortName } from '#web/ui/text/short-name.ts'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { PaymentTags } from '../for-lists/payment-tags.tsx'
import { RepairOrderStatusTag } from '../repair-order-status-tag.tsx'
import { vehicleName } from '../vehicle-name.ts'
import './repair-order-list.css'

export const repairOrderColumns: readonly ListColumn<RepairOrderRow>[] = [
  {
    title: 'repair-orders.web.order',
    sort: 'order_number',
    width: 102,
    render: order => order.order_number,
    subtitle: order => <DateText value={order.created_at} variant="date" />,
  },
  {
    title: 'repair-orders.web.customer',
    sort: 'customer',
    minWidth: 130,
    render: order => order.customer.full_name,
    subtitle: ({ customer }) => companyBeside(customer.full_name, customer.company_name),
  },
  {
    title: 'repair-orders.web.vehicle',
    minWidth: 193,
    render: order => vehicleName(order.vehicle),
    subtitle: order => (
      <span className="rb-order-vehicle">
        <span>#{order.vehicle.unit_number}</span> · <VinText vin={order.vehicle.vin} />
      </span>
    ),
  },
  {
    title: 'repair-orders.web.mechanic',
    width: 100,
    hidePriority: 1,
    render: order =>
      order.mechanic ? (
        <span title={order.mechanic.full_name}>{shortName(order.mechanic.full_name)}</span>
      ) : (
        <span className="rb-muted">-</span>
      ),
  },
  {
    title: 'repair-orders.web.implementation',
    sort: 'implementation_date',
    width: 132,
    hidePriority: 2,
    render: order => <DateText value={order.implementation_date.slice(0, 10)} variant="date" />,
    subtitle: order => formatDate(order.implementation_date, 'time'),
  },
  {
    title: 'repair-orders.web.status',
    width: 116,
    hidePriority: 4,
    render: order => <RepairOrderStatusTag status={order.status} />,
  },
  {
    title: 'repair-orders.web.payment',
    width: 132,
    hidePriority: 3,
    render: order => <PaymentTags order={order} />,
  },
  {
    title: 'repair-orders.web.total',
    sort: 'total_amount',
    width: 139,
    isPinned: true,
    align: 'right',
    render: order => (
      <strong className="rb-order-sum">
        <Money value={order.total_amount} />
      </strong>
    ),
    subtitle: order => <PartialBalance order={order} />,
  },
]

export function repairOrderCard(
  order: RepairOrderRow,
  { link }: { link: (content: ReactNode) => ReactNode },
): CardParts {
  const { customer, vehicle, mechanic } = order
  return {
    head: (
      <>
        {link(order.order_number)}
        <RepairOrderStatusTag status={order.status} />
      </>
    ),
    body: (
      <>
        <div>
          <span className="rb-order-card-name">{customer.full_name}</span>{' '}
          <span className="rb-card-muted">{companyBeside(customer.full_name, customer.company_name)}</span>
        </div>
        <div>
          {vehicleName(vehicle)} <span className="rb-card-muted">· #{vehicle.unit_number}</span>
        </div>
        <div>
          <VinText vin={vehicle.vin} />
        </div>
        <div className="rb-card-line">
          <span className="rb-card-muted">
            {mechanic && `${shortName(mechanic.full_name)} · `}
            <DateText value={order.implementation_date} />
          </span>
          <span className="rb-order-sum">
            <Money value={order.total_amount} />
          </span>
        </div>
        <PartialBalance order={order} />
      </>
    ),
    foot: <PaymentTags order={order} />,
  }
}
