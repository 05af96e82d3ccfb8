import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '#contract/records/comments.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { useRead } from '#web/api/hooks.ts'
import { enterField } from '#web/shell/focus/enter-field.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { RecordDrawer } from '#web/ui/details/record-drawer.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import type { CommentsProps } from './comments-props.ts'
import './records.css'

interface CommentsDrawerProps<L extends Endpoint, A extends Endpoint, D extends Endpoint>
  extends CommentsProps<L, A, D> {
  /** Translated, for example 'Comments for order R-001287'. */
  title: string
  open: boolean
  onClose: () => void
}

export function CommentsDrawer<const L extends Endpoint, const A extends Endpoint, const D extends Endpoint>(
  props: CommentsDrawerProps<L, A, D>,
) {
  const { title, open, onClose, ...comments } = props
  const body = useRef<HTMLDivElement>(null)
  return (
    <RecordDrawer title={title} open={open} onClose={onClose} width="comfortable" onOpened={goToBox}>
      <div ref={body}>
        <Comments {...comments} />
      </div>
    </RecordDrawer>
  )

  function goToBox() {
    if (!body.current?.contains(document.activeElement)) enterField(firstField(body.current))
  }
}

export function Comments<const L extends Endpoint, const A extends Endpoint, const D extends Endpoint>(
  props: CommentsProps<L, A, D>,
) {
  const { t } = useTranslation()
  const read = useRead(props.list, { params: props.params } as unknown as Parameters<typeof useRead<L>>[1])
  const comments = (read.data as { data: Comment[] } | undefined)?.data
  return (
    <div className="rb-comments">
      {props.canAdd !== false && <CommentForm {...props} />}
      {read.isPending && <SkeletonLine width="70%" />}
      {read.isError && !comments && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {comments?.length === 0 && (
        <EmptyState title={t('records.no_comments')} text={t('records.no_comments_text')} />
      )}
      <ol className="rb-comment-list" aria-live="polite" aria-label={t('records.comments')}>
        {[...(comments ?? [])].sort(newestFirst).map(comment => (
          <CommentItem key={comment.id} comment={comment} {...props} />
        ))}
      </ol>
    </div>
  )
}

/** A comment that is being sent has a negative id and comes first. */
const newestFirst = (a: Comment, b: Comment) =>
  b.timestamp - a.timestamp || (a.id < 0 ? -1 : b.id < 0 ? 1 : b.id - a.id)
