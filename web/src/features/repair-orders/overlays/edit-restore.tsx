import { useNavigate } from '@tanstack/react-router'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import './overlays.css'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { RecordDrawer } from '#web/ui/record/record-drawer.tsx'

/** Why an order could not be restored as it was, and the way to the form in which it can. */
export default function EditRestore(props: Overlays['repair-orders.edit-restore'] & OverlayProps) {
  const { id, titles, open, onClose } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <RecordDrawer
      title={t('repair-orders.web.cannot_restore')}
      open={open}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          onClick={() => void navigate({ to: `/orders/${id}/edit-deleted` } as unknown as { to: string })}
        >
          {t('repair-orders.web.edit_and_restore')}
        </Button>
      }
    >
      <ul className="rb-modal-list">
        {titles.map(title => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p>{t('repair-orders.web.cannot_restore_text')}</p>
    </RecordDrawer>
  )
}
