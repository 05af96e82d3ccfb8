import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { RowFigure } from '#web/ui/page/figure-row.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import './repair-order-details.css'

interface Fact {
  term: string
  value: ReactNode
  /** Callers ask for it: next to the sums if the page has room. */
  isAtHead?: boolean
}

export function RepairOrderFacts({ order, hasHead = false }: { order: RepairOrder; hasHead?: boolean }) {
  const { t } = useTranslation()
  return (
    <dl className="rb-order-facts">
      {factsOf(order, t)
        .filter(fact => !(hasHead && fact.isAtHead))
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export const factsAtHead = (order: RepairOrder, t: TFunction): RowFigure[] =>
  factsOf(order, t)
    .filter(fact => fact.isAtHead)
    .map(({ term, value }) => ({ label: term, value, isPlain: true }))

function factsOf(order: RepairOrder, t: TFunction): Fact[] {
  const { mechanic, po_number, odometer_in, engine_hours_in, billed_at, paid_at } = order
  const facts: (Fact | false)[] = [
    po_number !== '' && { term: t('repair-orders.web.po_number'), value: po_number, isAtHead: true },
    odometer_in !== null && {
      term: t('repair-orders.web.odometer'),
      value: `${odometer_in.toLocaleString('en-US')} ${t(`repair-orders.web.${order.odometer_unit}`)}`,
      isAtHead: true,
    },
    {
      term: t('repair-orders.web.implementation_date'),
      value: <DateText value={order.implementation_date} />,
      isAtHead: true,
    },
    {
      term: t('repair-orders.web.due_date'),
      value: (
        <span className={order.is_overdue ? 'rb-bad' : undefined}>
          <DateText value={order.due_date} variant="date" />
        </span>
      ),
      isAtHead: true,
    },
    {
      term: t('repair-orders.web.mechanic'),
      value: mechanic ? (
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
    },
    engine_hours_in !== null && {
      term: t('repair-orders.web.engine_hours'),
      value: engine_hours_in.toLocaleString('en-US'),
    },
    { term: t('repair-orders.web.created'), value: <DateText value={order.created_at} /> },
    billed_at !== null && { term: t('repair-orders.web.billed'), value: <DateText value={billed_at} /> },
    // A payment has a date without time.
    paid_at !== null && {
      term: t('repair-orders.payment_statuses.paid'),
      value: <DateText value={paid_at} variant="date" />,
    },
  ]
  return facts.filter(fact => fact !== false)
}
