import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import '../overlays/overlay-names.ts'
import './parts-order-details.css'

export function PartsOrderFacts({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  const { terms, method } = order.payment
  return (
    <DefinitionList
      items={[
        { term: t('parts-orders.list.source'), value: t(`parts-orders.sources.${order.source}`) },
        { term: t('parts-orders.list.sales_manager'), value: order.sales_manager?.full_name },
        {
          term: t('parts-orders.details.terms'),
          value: (
            <span className="rb-terms">
              {terms ? t(`lookups.payment_terms.${terms}`) : '-'}
              {order.action_scopes.can_update && (
                <IconAction
                  label={t('parts-orders.details.edit_terms')}
                  icon={<EditOutlined aria-hidden />}
                  onClick={() => openOverlay('parts-orders.terms', { order })}
                />
              )}
            </span>
          ),
        },
        {
          term: t('parts-orders.details.method'),
          value: method && t(`lookups.payment_methods.${method}`),
        },
        order.payment.with_tax_exemption &&
          order.exempt_until !== null && {
            term: t('parts-orders.details.exempt_until'),
            value: <DateText value={order.exempt_until} variant="date" />,
          },
        { term: t('parts-orders.list.created'), value: <DateText value={order.created_at} /> },
        order.due_date !== null && {
          term: t('parts-orders.details.due_date'),
          value: (
            <span className={order.is_overdue ? 'rb-bad' : undefined}>
              <DateText value={order.due_date} variant="date" />
            </span>
          ),
        },
        order.paid_at !== null && {
          term: t('parts-orders.payment_statuses.paid'),
          value: <DateText value={order.paid_at} variant="date" />,
        },
        order.refunded_at !== null && {
          term: t('parts-orders.payment_statuses.refunded'),
          value: <DateText value={order.refunded_at} />,
        },
      ]}
    />
  )
}
