import { useTranslation } from 'react-i18next'
import type { RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { WorkFindings } from '../details/work-findings.tsx'

export function JobWorks({ works }: { works: readonly RepairOrderWork[] }) {
  return (
    <ul className="rb-job-work-list">
      {works.map(work => (
        <li key={work.id}>
          <h3>{work.name}</h3>
          <span className="rb-muted rb-number">{work.duration}</span>
          <WorkFindings work={work} names={['cause', 'correction']} />
          {work.inventories.length > 0 && <Parts parts={work.inventories} />}
        </li>
      ))}
    </ul>
  )
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
