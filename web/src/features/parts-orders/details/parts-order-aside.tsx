import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { TagList } from '#web/features/tags/index.ts'
import { Comments } from '#web/records/comments-drawer.tsx'
import { openOverlay } from '#web/shell/overlays.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { commentCalls } from '../comment-calls.ts'
import { mayComment } from '../list/parts-order-actions.tsx'
import '../overlays/overlay-names.ts'
import { PartsOrderAttachments } from './parts-order-attachments.tsx'
import { PartsOrderFacts } from './parts-order-facts.tsx'
import { PartsOrderPapers } from './parts-order-papers.tsx'
import { PartsOrderSummary } from './parts-order-summary.tsx'

export function PartsOrderAside({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  const mayComments = mayComment(useAllowed())
  const { id } = order
  return (
    <>
      <Section title={t('parts-orders.details.summary')}>
        <PartsOrderSummary order={order} />
      </Section>
      <Section>
        <PartsOrderFacts order={order} />
      </Section>
      <div className="rb-no-print rb-aside-sheet">
        <PartsOrderPapers order={order} />
        <Section
          title={t('parts-orders.details.tags')}
          actions={
            order.action_scopes.can_update && (
              <IconAction
                label={t('parts-orders.details.edit_tags')}
                icon={<EditOutlined aria-hidden />}
                onClick={() => openOverlay('parts-orders.tags', { order })}
              />
            )
          }
        >
          {order.tags.length > 0 ? <TagList tags={order.tags} /> : <span className="rb-muted">-</span>}
        </Section>
        <Section title={t('records.attachments')}>
          <PartsOrderAttachments order={order} />
        </Section>
        {mayComments && (
          <Section title={t('records.comments')}>
            <Comments
              {...commentCalls}
              params={{ id }}
              removeParams={comment_id => ({ id, comment_id })}
              canAdd={order.action_scopes.can_comment}
            />
          </Section>
        )}
      </div>
    </>
  )
}
