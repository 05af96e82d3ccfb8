import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logout } from '#web/api/session.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { uploads } from './uploads.ts'

/** Signing out clears the browser's storage, including files that are not uploaded. */
export default function SignOutQuestion({
  open,
  onClose,
  names,
}: OverlayProps & { names: readonly string[] }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  return (
    <ConfirmAction
      open={open}
      question={t('records.uploads.sign_out_question', { count: names.length })}
      text={names.join(', ')}
      yes={t('app.account.sign_out')}
      danger
      busy={isBusy}
      onYes={leave}
      onClose={onClose}
    />
  )

  async function leave() {
    setBusy(true)
    await uploads.discardAll()
    await logout()
  }
}
