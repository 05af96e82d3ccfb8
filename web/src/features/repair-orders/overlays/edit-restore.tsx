import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import '#web/ui/details/modal-text.css'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RecordDrawer } from '#web/ui/details/record-drawer.tsx'

/** Why an order cannot be restored unchanged, with a link to the form that restores it edited. */
export default function EditRestore(props: Overlays['repair-orders.edit-restore'] & OverlayProps) {
  const { id, titles, open, onClose } = props
  const { t } = useTranslation()
  return (
    <RecordDrawer
      title={t('repair-orders.web.cannot_restore')}
      open={open}
      onClose={onClose}
      footer={
        <LinkButton
          type="primary"
          to={`/orders/${id}/edit-deleted`}
          requires={repairOrderEndpoints.restoreUpdateRepairOrder}
        >
          {t('repair-orders.web.edit_and_restore')}
        </LinkButton>
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
