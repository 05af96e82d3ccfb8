import { useTranslation } from 'react-i18next'
import { CommentsDrawer } from '#web/records/comments-drawer.tsx'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { commentCalls } from '../comment-calls.ts'

export default function PartsOrderComments(props: Overlays['parts-orders.comments'] & OverlayProps) {
  const { t } = useTranslation()
  const { id, orderNumber, canAdd, open, onClose } = props
  return (
    <CommentsDrawer
      title={t('parts-orders.overlays.comments_for', { order_number: orderNumber })}
      open={open}
      onClose={onClose}
      {...commentCalls}
      params={{ id }}
      removeParams={comment_id => ({ id, comment_id })}
      canAdd={canAdd}
    />
  )
}
