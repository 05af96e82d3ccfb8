import { useTranslation } from 'react-i18next'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { RepairOrder, RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { SubletState } from '../details/sublet-state.tsx'
import { WorkFindings } from '../details/work-findings.tsx'

/** Without prices. */
export function JobWorks({ order }: { order: RepairOrder }) {
  return (
    <ul className="rb-job-work-list">
      {order.typeOfWork.map(work => (
        <li key={work.id}>
          <h3>{work.name}</h3>
          <span className="rb-muted rb-number">{work.duration}</span>
          <WorkFindings work={work} names={['cause', 'correction']} />
          {work.inventories.length > 0 && <Parts parts={work.inventories} />}
          <Charges order={order} charges={work.charges} />
        </li>
      ))}
      {order.charges.length > 0 && (
        <li>
          <Charges order={order} charges={order.charges} />
        </li>
      )}
    </ul>
  )
}

function Charges({ order, charges }: { order: RepairOrder; charges: readonly OrderCharge[] }) {
  const { t } = useTranslation()
  return charges.map(charge => (
    <div key={charge.id} className="rb-job-charge">
      {charge.name}
      {charge.supplier && (
        <div className="rb-muted">{t('charges.at', { supplier: charge.supplier.name })}</div>
      )}
      <SubletState order={order} charge={charge} />
    </div>
  ))
}

function Parts({ parts }: { parts: RepairOrderWork['inventories'] }) {
  const { t } = useTranslation()
  return (
    <details className="rb-job-parts">
      <summary>
        <strong>{t('repair-orders.web.parts_count', { count: parts.length })}</strong>
        <span className="rb-muted">{parts.map(part => part.name).join(', ')}</span>
      </summary>
      <ul>
        {parts.map(part => (
          <li key={part.id}>
            <span>
              {part.name} <span className="rb-muted">{part.stock_number}</span>
            </span>
            <span className="rb-number">
              {formatQuantity(part.quantity)} {part.unit.name}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
