import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import '../overlays/overlay-names.ts'

/** Only there if there are any. */
export function SavedDraftsButton() {
  const { t } = useTranslation()
  const enabled = useAllowed()(partsOrderEndpoints.listSavedDrafts)
  const drafts = useRead(partsOrderEndpoints.listSavedDrafts, {}, { enabled, isEarly: true }).data?.data
  if (!drafts?.length) return null
  return (
    <Button aria-haspopup="dialog" onClick={() => openOverlay('parts-orders.saved-drafts', {})}>
      {t('parts-orders.drafts.title')} ({drafts.length})
    </Button>
  )
}
