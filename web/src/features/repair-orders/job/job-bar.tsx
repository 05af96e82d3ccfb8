import CommentOutlined from '@ant-design/icons/es/icons/CommentOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { exposeHeight } from '#web/ui/expose-height.ts'
import { openComments, useCommentsAhead } from '../open-comments.ts'
import { NextStepButton } from './next-step-button.tsx'
import { PhotoButton } from './photo-button.tsx'
import './job.css'

const bar = exposeHeight('--rb-bar-height')

/** Main actions of a job, fixed at the bottom of the screen. */
export function JobBar({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  useCommentsAhead()
  const { can_comment, can_add_attachment } = order.action_scopes
  return (
    <section ref={bar} className="rb-job-bar rb-no-print" aria-label={t('repair-orders.job.acts')}>
      <NextStepButton job={order} className="rb-job-next" />
      {can_comment && (
        <Button size="large" icon={<CommentOutlined aria-hidden />} onClick={() => openComments(order)}>
          {t('repair-orders.job.comment')}
        </Button>
      )}
      {can_add_attachment && (
        <PhotoButton job={order} className="">
          {t('repair-orders.job.photo')}
        </PhotoButton>
      )}
    </section>
  )
}
