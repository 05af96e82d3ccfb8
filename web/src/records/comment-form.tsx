import Button from 'antd/es/button'
import TextArea from 'antd/es/input/TextArea'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '#contract/records/comments.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { useMe } from '#web/access/me.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { browserZone } from '#web/api/browser-zone.ts'
import { useWrite } from '#web/api/hooks.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { notify } from '#web/shell/notices.ts'
import type { CommentsProps } from './comments-props.ts'
import { useCommentDraft } from './use-comment-draft.ts'

/** An optimistic update shows the comment at once; a refusal restores the text. */
export function CommentForm<L extends Endpoint, A extends Endpoint, D extends Endpoint>(
  props: CommentsProps<L, A, D>,
) {
  const { t } = useTranslation()
  const me = useMe()
  const isAllowed = useAllowed()(props.add)
  const [error, setError] = useState('')
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { id } = props.params as unknown as { id: number }
  const draft = useCommentDraft({ author: me?.id, path: props.add.path, id })
  const { text } = draft
  const add = useWrite(props.add, {
    changes: props.kind,
    quiet: [422],
    optimistic: [
      {
        endpoint: props.list,
        change: (data, input) => withComment(data as { data: Comment[] }, input as unknown as Written),
      },
    ],
  })
  if (!isAllowed) return null
  return (
    <form
      ref={form}
      className="rb-comment-form"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        aria-label={t('records.new_comment')}
        placeholder={t('records.new_comment')}
        aria-invalid={error !== ''}
        aria-describedby={errorId}
        status={error ? 'error' : ''}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={5000}
        value={text}
        onChange={event => draft.type(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      />
      <div id={errorId} role="alert" className="rb-bad">
        {error}
      </div>
      <Button type="primary" htmlType="submit" loading={add.isPending} disabled={text.trim() === ''}>
        {t('records.add_comment')}
      </Button>
    </form>
  )

  async function send() {
    const comment = text.trim()
    if (comment === '' || add.isPending) return
    draft.clearField()
    setError('')
    focusSoon(() => firstField(form.current))
    try {
      await add.mutateAsync({ params: props.params, body: { comment } } as unknown as CallInput<A>)
      draft.sent(comment)
      notify.success('records.comment_added')
    } catch (failure) {
      draft.restore(comment)
      const refusal = refusalIn(failure)
      // The drawer covers the page's notice of a lost connection.
      if (refusal?.status === 0) setError(t('records.comment_kept'))
      else setError(refusal?.status === 422 ? refusal.message : t('records.comment_not_added'))
    }
  }

  function withComment(cached: { data: Comment[] }, written: Written): { data: Comment[] } {
    if (!me || written.params.id !== id) return cached
    return {
      ...cached,
      data: [
        ...cached.data,
        {
          id: -Date.now(),
          comment: written.body.comment,
          timestamp: Math.floor(Date.now() / 1000),
          timezone: browserZone(),
          author: {
            id: me.id,
            full_name: me.full_name,
            role_id: me.role_id,
            role: me.role.name,
            photo: me.photo,
          },
          can_delete: false,
        },
      ],
    }
  }
}

interface Written {
  params: { id: number }
  body: { comment: string }
}
