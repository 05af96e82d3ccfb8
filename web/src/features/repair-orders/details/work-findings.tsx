import { useTranslation } from 'react-i18next'
import type { RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import { findings } from '#contract/repair-orders/repair-order-input.ts'
import './repair-order-details.css'

type Finding = (typeof findings)[number]

interface WorkFindingsProps {
  work: Pick<RepairOrderWork, Finding>
  names?: readonly Finding[]
}

export function WorkFindings({ work, names = findings }: WorkFindingsProps) {
  const { t } = useTranslation()
  const given = names.filter(name => work[name] !== '')
  if (given.length === 0) return null
  return (
    <dl className="rb-order-findings">
      {given.map(name => (
        <div key={name}>
          <dt>{t(`repair-orders.web.${name}`)}</dt>
          <dd>{work[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
