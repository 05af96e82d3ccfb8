import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined'
import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { openComments, RepairOrderStatusTag, vehicleName } from '#web/features/repair-orders/index.ts'
import { announce } from '#web/shell/announcements.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import { today } from '#web/ui/text/today.ts'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { PhotoButton } from './photo-button.tsx'

/** One job: which vehicle, what to do, and the one next step under the thumb. */
export function JobCard({ job }: { job: RepairOrderRow }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const next = job.status === 'new' ? 'in_process' : 'finished'
  const move = useAct(repairOrderEndpoints.changeRepairOrderStatus, {
    // The card itself shows it, to those who see it.
    notice: null,
    changes: 'repair_order',
    onDone: () => announce(`${job.order_number}: ${t(`repair-orders.statuses.${next}`)}`),
    onClose: () => setAsking(false),
  })
  const { vehicle } = job
  const mayMove = job.status !== 'finished' && job.next_statuses.includes(next)
  return (
    <li className="rb-sheet rb-job">
      <div className="rb-job-head">
        <AppLink to={`/orders/${job.id}`} className="rb-job-number">
          {job.order_number}
        </AppLink>
        <RepairOrderStatusTag status={job.status} />
        <span className="rb-job-time">{timeOf(job.implementation_date)}</span>
      </div>
      <h2>
        {vehicleName(vehicle)} · #{vehicle.unit_number}
      </h2>
      <VinText vin={vehicle.vin} />
      <ul className="rb-job-works">
        {job.typeOfWork.map(work => (
          <li key={work.id}>
            {work.name} <span className="rb-muted">{work.duration}</span>
          </li>
        ))}
      </ul>
      <div className="rb-job-foot">
        {mayMove && (
          <Button
            type="primary"
            size="large"
            className="rb-job-next"
            loading={move.isBusy}
            onClick={() => (next === 'finished' ? setAsking(true) : void go())}
          >
            {t(next === 'finished' ? 'home.web.finish' : 'home.web.start')}
          </Button>
        )}
        <Button
          size="large"
          className="rb-job-icon"
          icon={<CommentOutlined aria-hidden />}
          aria-label={`${t('home.web.comments_of', { number: job.order_number })}: ${job.comments_count}`}
          onClick={() => openComments(job)}
        >
          {job.comments_count > 0 ? job.comments_count : null}
        </Button>
        <PhotoButton job={job} />
      </div>
      <ConfirmAction
        open={isAsking}
        question={t('home.web.finish_question', { number: job.order_number })}
        text={t('home.web.finish_text')}
        yes={t('home.web.finish')}
        busy={move.isBusy}
        onClose={() => setAsking(false)}
        onYes={go}
      />
    </li>
  )

  function go(): Promise<void> {
    return move.act({ params: { id: job.id }, body: { order_id: job.id, status: next } })
  }
}

/** The hour alone on the day itself, the day besides on another. */
const timeOf = (implementation: string): string =>
  formatDate(implementation, implementation.startsWith(today()) ? 'time' : 'client')
