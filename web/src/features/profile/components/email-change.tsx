import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { ApiFailure } from '#web/api/api-failure.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { RequestEmailChange } from './request-email-change.tsx'

/** The sign-in address, and a pending change. */
export function EmailChange({ email }: { email: string }) {
  const { t } = useTranslation()
  const waiting = useRead(profileEndpoints.getEmailChange, {}).data?.data
  const cancel = useWrite(profileEndpoints.cancelEmailChange, {
    changes: 'user',
    quiet: [404],
  })
  const [asking, setAsking] = useState<'request' | 'cancel'>()
  const close = () => setAsking(undefined)
  return (
    <div className="rb-sign-in-part">
      <div className="rb-muted">{t('users.fields.email')}</div>
      <div className="rb-sign-in-email">{email}</div>
      {waiting && (
        <div className="rb-sign-in-waiting">
          <StatusTag tone="new">{t('profile.web.email_waiting')}</StatusTag>
          <div className="rb-sign-in-email">{waiting.new_email}</div>
          <p className="rb-muted rb-profile-hint">{t('profile.web.email_waiting_hint')}</p>
        </div>
      )}
      <div className="rb-sign-in-acts">
        <AllowedButton to={profileEndpoints.requestEmailChange} onClick={() => setAsking('request')}>
          {t(waiting ? 'profile.web.other_email' : 'profile.web.change_email')}
        </AllowedButton>
        {waiting && (
          <AllowedButton
            to={profileEndpoints.cancelEmailChange}
            type="text"
            onClick={() => setAsking('cancel')}
          >
            {t('profile.web.cancel_email')}
          </AllowedButton>
        )}
      </div>
      <RequestEmailChange open={asking === 'request'} onClose={close} />
      <ConfirmAction
        open={asking === 'cancel'}
        question={t('profile.web.cancel_email_question')}
        text={waiting?.new_email}
        busy={cancel.isPending}
        onYes={drop}
        onClose={close}
      />
    </div>
  )

  async function drop() {
    if (!waiting) return close()
    await cancel.mutateAsync({ params: { id: waiting.id } }).then(sayCancelled, failure =>
      // 404: used, expired or canceled elsewhere.
      failure instanceof ApiFailure && failure.status === 404 ? sayCancelled() : showRefusal(failure),
    )
    close()
  }
}

const sayCancelled = () => notify.success('profile.email_change.cancelled')
