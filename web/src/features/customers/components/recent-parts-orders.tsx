import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { DueLine } from '#web/records/orders/due-line.tsx'
import { PartsOrderStatusTag } from '#web/records/orders/parts-order-status-tag.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import '../customers.css'

export function RecentPartsOrders({ customerId }: { customerId: number }) {
  const { t } = useTranslation()
  const all = { customer_id: customerId }
  const query = { ...all, per_page: 10 }
  const read = useRead(partsOrderEndpoints.listPartsOrders, { query })
  const orders = read.data?.data
  return (
    <Section
      title={t('parts-orders.list.title')}
      actions={
        orders && orders.length > 0 ? (
          <AppLink to="/parts-orders" search={all}>
            {t('customers.all_orders')}
          </AppLink>
        ) : undefined
      }
    >
      {!orders && !read.error && <SkeletonLine width="60%" />}
      {!orders && read.error && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {orders?.length === 0 && <p className="rb-muted rb-none">{t('parts-orders.list.none')}</p>}
      <ul className="rb-lines">
        {orders?.map(order => (
          <li key={order.id}>
            <div>
              <AppLink to={`/parts-orders/${order.id}`} className="rb-row-link">
                {order.order_number}
              </AppLink>{' '}
              <PartsOrderStatusTag status={order.status} />
              <div className="rb-muted">
                {order.items_preview.map(item => item.name).join(', ')}
                {order.items_count > order.items_preview.length && ' …'}
              </div>
            </div>
            <div className="rb-line-end">
              <Money value={order.total_amount} />
              <DueLine order={order} />
              <div className="rb-muted">
                <DateText value={order.created_at} variant="date" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
