import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'

/** The link, where the browser does not allow copying. */
export default function InvitationLink({
  name,
  link,
  open,
  onClose,
}: Overlays['users.invitation-link'] & OverlayProps) {
  const { t } = useTranslation()
  const title = t('users.web.invitation_link', { name })
  return (
    <RecordModal open={open} onClose={onClose} title={title}>
      <p>{t('users.web.copy_by_hand')}</p>
      <Input readOnly value={link} aria-label={title} onFocus={event => event.target.select()} />
    </RecordModal>
  )
}

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'users.invitation-link': { name: string; link: string }
  }
}
