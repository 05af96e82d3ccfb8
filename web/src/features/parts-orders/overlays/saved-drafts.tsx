import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedDraft } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RecordDrawer } from '#web/ui/details/record-drawer.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import '#web/ui/details/modal-text.css'
import './saved-drafts.css'

export default function SavedDrafts({ open, onClose }: OverlayProps) {
  const { t } = useTranslation()
  const read = useRead(partsOrderEndpoints.listSavedDrafts, {})
  const mayDelete = useAllowed()(partsOrderEndpoints.deletePartsOrder)
  const [deleted, setDeleted] = useState<SavedDraft>()
  const drafts = read.data?.data
  const nameOf = (draft: SavedDraft) => draft.name || draft.customer || t('parts-orders.details.draft')
  return (
    <RecordDrawer title={t('parts-orders.drafts.title')} width="comfortable" open={open} onClose={onClose}>
      <p className="rb-muted rb-modal-line">{t('parts-orders.drafts.about')}</p>
      {!drafts && !read.error && <SkeletonSections sections={1} />}
      {!drafts && read.error && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      <ul className="rb-saved-drafts">
        {drafts?.map(draft => (
          <li key={draft.id}>
            <div>
              <strong>{nameOf(draft)}</strong>
              <div className="rb-muted">
                {draft.name && draft.customer && `${draft.customer} · `}
                <Money value={draft.total_amount} /> · {draft.created_by && `${draft.created_by} · `}
                <DateText value={draft.saved_for_later_at} />
              </div>
            </div>
            <LinkButton
              to={`/parts-orders/${draft.id}/create`}
              requires={partsOrderEndpoints.updatePartsOrder}
            >
              {t('parts-orders.drafts.go_on')}
            </LinkButton>
            {mayDelete && (
              <IconAction
                label={t('records.delete')}
                icon={<DeleteOutlined aria-hidden />}
                danger
                onClick={() => setDeleted(draft)}
              />
            )}
          </li>
        ))}
      </ul>
      <DeleteRecord
        endpoint={partsOrderEndpoints.deletePartsOrder}
        input={deleted && { params: { id: deleted.id } }}
        name={deleted && nameOf(deleted)}
        question={t('parts-orders.drafts.delete_question')}
        notice="parts-orders.drafts.deleted"
        kind="parts_order"
        onClose={() => setDeleted(undefined)}
        onDeleted={() => drafts?.length === 1 && onClose()}
      />
    </RecordDrawer>
  )
}
