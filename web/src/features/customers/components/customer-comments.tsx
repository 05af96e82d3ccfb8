import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { CommentsDrawer } from '#web/records/comments-drawer.tsx'
import type { OverlayProps } from '#web/shell/overlays.ts'

export default function CustomerComments({
  id,
  name,
  open,
  onClose,
}: { id: number; name: string } & OverlayProps) {
  const { t } = useTranslation()
  return (
    <CommentsDrawer
      title={t('customers.comments_of', { name })}
      open={open}
      onClose={onClose}
      list={customerEndpoints.listComments}
      add={customerEndpoints.addComment}
      remove={customerEndpoints.deleteComment}
      params={{ id }}
      removeParams={commentId => ({ id, comment_id: commentId })}
      kind="customer"
    />
  )
}

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'customers.comments': { id: number; name: string }
  }
}
