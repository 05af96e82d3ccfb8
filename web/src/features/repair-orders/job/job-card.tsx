import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import { today } from '#web/ui/text/today.ts'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { openComments } from '../open-comments.ts'
import { RepairOrderStatusTag } from '../repair-order-status-tag.tsx'
import { nameWithUnit } from '../vehicle-name.ts'
import { NextStepButton } from './next-step-button.tsx'
import { PhotoButton } from './photo-button.tsx'

export function JobCard({ job, onStarted }: { job: RepairOrderRow; onStarted: (id: number) => void }) {
  const { t } = useTranslation()
  const { vehicle } = job
  return (
    <li className="rb-sheet rb-job" data-job={job.id} data-status={job.status}>
      <div className="rb-job-head">
        <AppLink to={`/orders/${job.id}`} className="rb-job-number">
          {job.order_number}
        </AppLink>
        <RepairOrderStatusTag status={job.status} />
        <span className="rb-job-time">{timeOf(job.implementation_date)}</span>
      </div>
      <h2>{nameWithUnit(vehicle)}</h2>
      <VinText vin={vehicle.vin} />
      {job.notes && <p className="rb-job-reported">{job.notes}</p>}
      <ul className="rb-job-works">
        {job.typeOfWork.map(work => (
          <li key={work.id}>
            {work.name} <span className="rb-muted">{work.duration}</span>
            {work.complaint && <p>{work.complaint}</p>}
          </li>
        ))}
      </ul>
      <div className="rb-job-foot">
        <NextStepButton job={job} className="rb-job-next" onStarted={onStarted} />
        <Button
          size="large"
          className="rb-job-icon"
          icon={<CommentOutlined aria-hidden />}
          aria-label={`${t('repair-orders.job.comments_of', { number: job.order_number })}: ${job.comments_count}`}
          onClick={() => openComments(job)}
        >
          {job.comments_count > 0 ? job.comments_count : null}
        </Button>
        <PhotoButton job={job} className="rb-job-icon" />
      </div>
    </li>
  )
}

/** The time; on another day with the date. */
const timeOf = (implementation: string): string =>
  formatDate(implementation, implementation.startsWith(today()) ? 'time' : 'client')
