import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '#contract/records/comments.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Avatar } from './avatar.tsx'
import type { CommentsProps } from './comments-props.ts'

/** One comment; who may take it away finds a bin. */
export function CommentItem<L extends Endpoint, A extends Endpoint, D extends Endpoint>(
  props: CommentsProps<L, A, D> & { comment: Comment },
) {
  const { comment } = props
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite(props.remove, {
    refreshes: [props.list, ...(props.refreshes ?? [])],
  })
  const isOnItsWay = comment.id < 0
  return (
    <li className={isOnItsWay ? 'rb-comment rb-comment-pending' : 'rb-comment'}>
      <Avatar person={comment.author} />
      <div className="rb-comment-text">
        <div className="rb-comment-head">
          <strong>{comment.author.full_name}</strong> <span className="rb-muted">{comment.author.role}</span>
          <span className="rb-muted rb-comment-time">
            {isOnItsWay ? t('records.sending') : <DateText value={comment.timestamp} />}
          </span>
        </div>
        <p>{comment.comment}</p>
      </div>
      {comment.can_delete && !isOnItsWay && (
        <IconAction
          label={t('records.delete_comment')}
          icon={<DeleteOutlined />}
          danger
          onClick={() => setAsking(true)}
        />
      )}
      <ConfirmAction
        open={isAsking}
        question={t('records.delete_comment_question')}
        danger
        busy={remove.isPending}
        onYes={drop}
        onClose={() => setAsking(false)}
      />
    </li>
  )

  async function drop() {
    const input = { params: props.removeParams(comment.id) } as unknown as CallInput<D>
    await remove.mutateAsync(input).then(() => notify.success('records.comment_deleted'), tellRefusal)
    setAsking(false)
  }
}
