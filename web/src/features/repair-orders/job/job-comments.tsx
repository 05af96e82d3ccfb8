import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { useRead } from '#web/api/hooks.ts'
import { Comments } from '#web/records/comments-drawer.tsx'
import { FoldedSection } from '#web/ui/page/folded-section.tsx'
import { commentCalls } from '../comment-calls.ts'

export function JobComments({ order }: { order: RepairOrder }) {
  const { t } = useTranslation()
  const { id } = order
  const { data } = useRead(commentCalls.list, { params: { id } })
  return (
    <FoldedSection title={t('records.comments')} hint={data?.data[0]?.comment} count={order.comments_count}>
      <Comments
        {...commentCalls}
        params={{ id }}
        removeParams={comment_id => ({ id, comment_id })}
        canAdd={order.action_scopes.can_comment}
      />
    </FoldedSection>
  )
}
