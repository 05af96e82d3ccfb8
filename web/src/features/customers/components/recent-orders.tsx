import { useTranslation } from 'react-i18next'
import type { RecentOrder } from '#contract/customers/recent-orders.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { StatusTag, type StatusTone } from '#web/ui/text/status-tag.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import '../customers.css'
import './recent-orders.css'

interface RecentOrdersProps {
  read: { data: { data: RecentOrder[] } | undefined; error: Error | null; refetch: () => unknown }
  /** URL search of the list of all of them. */
  all: Record<string, unknown>
  /** Shows the vehicle instead of the parts. */
  withVehicle?: boolean
}

const tones: Record<RecentOrder['status'], StatusTone> = {
  new: 'new',
  in_process: 'in-process',
  finished: 'finished',
  deleted: 'deleted',
}

export function RecentOrders({ read, all, withVehicle = false }: RecentOrdersProps) {
  const { t } = useTranslation()
  const orders = read.data?.data
  return (
    <Section
      title={t('customers.orders')}
      actions={
        orders && orders.length > 0 ? (
          <AppLink to="/orders" search={all}>
            {t('customers.all_orders')}
          </AppLink>
        ) : undefined
      }
    >
      {!orders && !read.error && <SkeletonLine width="60%" />}
      {!orders && read.error && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {orders?.length === 0 && <p className="rb-muted rb-none">{t('customers.no_orders')}</p>}
      <ul className="rb-visits">
        {orders?.map(order => (
          <Visit key={order.id} order={order} withVehicle={withVehicle} />
        ))}
      </ul>
    </Section>
  )
}

function Visit({ order, withVehicle }: { order: RecentOrder; withVehicle: boolean }) {
  const { t } = useTranslation()
  const isOverdue = order.overdue_days > 0
  return (
    <li className={isOverdue ? 'rb-visit-overdue' : undefined}>
      <div className="rb-visit-when">
        <DateText value={order.implementation_date} variant="date" />
        {order.odometer_in !== null && (
          <div className="rb-muted">
            {order.odometer_in.toLocaleString('en-US')} {t(`customers.${order.odometer_unit}`)}
          </div>
        )}
      </div>
      <div className="rb-visit-what">
        <div className="rb-visit-head">
          <AppLink to={`/orders/${order.id}`} className="rb-row-link">
            {order.order_number}
          </AppLink>
          <StatusTag tone={tones[order.status]}>{t(`customers.order_statuses.${order.status}`)}</StatusTag>
          {order.is_paid && (
            <StatusTag tone="in-process">{t('repair-orders.payment_statuses.paid')}</StatusTag>
          )}
          {isOverdue && (
            <StatusTag tone="overdue">
              {t('records.order.overdue_days', { count: order.overdue_days })}
            </StatusTag>
          )}
        </div>
        <div>{order.works.join(' · ')}</div>
        {withVehicle ? (
          <div className="rb-muted">
            #{order.vehicle.unit_number} · <VinText vin={order.vehicle.vin} />
          </div>
        ) : (
          <div className="rb-muted">{order.parts.map(nameWithQuantity).join(' · ')}</div>
        )}
      </div>
      <div className="rb-visit-money">
        <strong>
          <Money value={order.total_amount} />
        </strong>
        {order.balance > 0 && order.status === 'finished' && (
          <div className={isOverdue ? 'rb-bad' : 'rb-muted'}>
            {t('customers.still_owed')} <Money value={order.balance} />
          </div>
        )}
      </div>
    </li>
  )
}

const nameWithQuantity = ({ name, quantity }: RecentOrder['parts'][number]): string =>
  quantity === 1 ? name : `${quantity.toLocaleString('en-US')} × ${name}`
