import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import './repair-order-details.css'

/** Dates, mechanic and due date. */
export function RepairOrderFacts({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  const { mechanic } = order
  const facts: [string, ReactNode][] = [
    [
      t('repair-orders.web.mechanic'),
      mechanic ? (
        <>
          {mechanic.full_name}
          {mechanic.phone && (
            <div>
              <PhoneText phone={mechanic.phone} />
            </div>
          )}
        </>
      ) : (
        '-'
      ),
    ],
    [t('repair-orders.web.implementation_date'), <DateText key="i" value={order.implementation_date} />],
    [
      t('repair-orders.web.due_date'),
      <span key="d" className={order.is_overdue ? 'rb-bad' : undefined}>
        <DateText value={order.due_date} variant="date" />
      </span>,
    ],
    ...given([t('repair-orders.web.po_number'), order.po_number]),
    ...given([
      t('repair-orders.web.odometer'),
      order.odometer_in !== null &&
        `${order.odometer_in.toLocaleString('en-US')} ${t(`repair-orders.web.${order.odometer_unit}`)}`,
    ]),
    ...given([t('repair-orders.web.engine_hours'), order.engine_hours_in?.toLocaleString('en-US')]),
    [t('repair-orders.web.created'), <DateText key="c" value={order.created_at} />],
  ]
  if (order.billed_at)
    facts.push([t('repair-orders.web.billed'), <DateText key="b" value={order.billed_at} />])
  // A payment has a date without time.
  if (order.paid_at)
    facts.push([t('repair-orders.web.paid'), <DateText key="p" value={order.paid_at} variant="date" />])
  return (
    <dl className="rb-order-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const given = (fact: [string, string | false | undefined]): [string, ReactNode][] => (fact[1] ? [fact] : [])
