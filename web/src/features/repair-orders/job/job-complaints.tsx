import { useTranslation } from 'react-i18next'
import type { RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import { Section } from '#web/ui/page/section.tsx'

/** The customer's complaints; if several, each with its type of work. */
export function JobComplaints({ works }: { works: readonly RepairOrderWork[] }) {
  const { t } = useTranslation()
  const given = works.filter(work => work.complaint !== '')
  if (given.length === 0) return null
  return (
    <Section title={t('repair-orders.web.complaint')}>
      {given.map(work => (
        <p key={work.id} className="rb-job-complaint">
          {given.length > 1 && <span className="rb-muted">{work.name}</span>}
          {work.complaint}
        </p>
      ))}
    </Section>
  )
}
