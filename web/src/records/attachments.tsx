import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '#contract/records/attachments.ts'
import type { AttachmentKind } from '#contract/records/record-kinds.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import type { UploadFieldProps } from '#web/ui/fields/upload/upload-field.tsx'
import { AttachmentRow } from './attachment-row.tsx'
import { RecordUpload } from './uploads/record-upload.tsx'
import type { UploadRecord } from './uploads/upload.ts'
import './records.css'

interface AttachmentsProps extends Pick<UploadFieldProps, 'rules'> {
  items: readonly Attachment[]
  /** Upload target of new files; absent if none may be added. */
  addTo?: UploadRecord
  /** Absent if none may be removed. */
  remove?: ((attachment: Attachment) => Promise<unknown>) | undefined
  /** Only the user's own files may be removed. */
  removesOwnOnly?: boolean
  kind: AttachmentKind
}

/** Files of a record: thumbnails, preview, download, adding and removing. */
export function Attachments({ items, addTo, remove, removesOwnOnly = false, kind, rules }: AttachmentsProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Attachment>()
  const [isBusy, setBusy] = useState(false)
  return (
    <div className="rb-attachments">
      {items.length === 0 && !addTo && <p className="rb-muted">{t('records.no_files')}</p>}
      {items.length > 0 && (
        <ul className="rb-files" aria-label={t('records.attachments')}>
          {items.map(item => (
            <AttachmentRow
              key={item.id}
              item={item}
              onDelete={remove && (item.is_own || !removesOwnOnly) ? () => setAsking(item) : undefined}
            />
          ))}
        </ul>
      )}
      {addTo && <RecordUpload to={addTo} existing={items.length} rules={rules} />}
      <ConfirmAction
        open={asking !== undefined}
        question={t('records.delete_file_question')}
        text={asking?.file_name}
        danger
        busy={isBusy}
        onYes={drop}
        onClose={() => setAsking(undefined)}
      />
    </div>
  )

  async function drop() {
    if (!asking || !remove || isBusy) return
    setBusy(true)
    try {
      await remove(asking)
      await recordChanged(kind)
      notify.done()
    } catch (failure) {
      showRefusal(failure)
    } finally {
      setBusy(false)
      setAsking(undefined)
    }
  }
}
