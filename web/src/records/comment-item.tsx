import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '#contract/records/comments.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Avatar } from './avatar.tsx'
import type { CommentsProps } from './comments-props.ts'

export function CommentItem<L extends Endpoint, A extends Endpoint, D extends Endpoint>(
  props: CommentsProps<L, A, D> & { comment: Comment },
) {
  const { comment } = props
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const remove = useAct(props.remove, {
    notice: 'records.comment_deleted',
    changes: props.kind,
    onClose: close,
  })
  const isOnItsWay = comment.id < 0
  return (
    <li className={isOnItsWay ? 'rb-comment rb-comment-pending' : 'rb-comment'}>
      <Avatar person={comment.author} />
      <div className="rb-comment-text">
        <div className="rb-comment-head">
          <strong>{comment.author.full_name}</strong>{' '}
          <span className="rb-muted">{t(`lookups.roles.${comment.author.role}`)}</span>
          <span className="rb-muted">
            {isOnItsWay ? t('records.sending') : <DateText value={comment.timestamp} />}
          </span>
        </div>
        <p>{comment.comment}</p>
      </div>
      {comment.can_delete && !isOnItsWay && (
        <IconAction
          label={t('records.delete_comment')}
          icon={<DeleteOutlined aria-hidden />}
          danger
          onClick={() => setAsking(true)}
        />
      )}
      <ConfirmAction
        open={isAsking}
        question={t('records.delete_comment_question')}
        danger
        busy={remove.isBusy}
        onYes={() => remove.act({ params: props.removeParams(comment.id) } as unknown as CallInput<D>)}
        onClose={close}
      />
    </li>
  )
}
