import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { attachmentRules, type UploadRules } from '#contract/shared/uploads.ts'
import { DropZone } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { useTakeFiles } from './use-take-files.ts'
import '../fields.css'

export interface UploadFieldProps {
  id?: string
  /** The files sent with the form. */
  value?: readonly File[]
  onChange?: (files: File[]) => void
  /** Takes the files over instead; `value` then stays empty. Photos are handed on as they are. */
  onFiles?: (files: readonly File[]) => void
  /** The endpoint's rules; `maxCount` includes existing files. Default: the limit of any record. */
  rules?: UploadRules
  /** How many files exist already, or are on their way. */
  existing?: number
  disabled?: boolean
}

/**
 * Files by choosing, dropping or taking photos. Size and extension are checked before sending; photos are made smaller.
 *
 *   <Form.Item name="attachment_files"><UploadField rules={vehicleAttachmentRules} /></Form.Item>
 */
export function UploadField(props: UploadFieldProps) {
  const { id, value = [], onChange, onFiles, rules = attachmentRules, existing = 0, disabled } = props
  const { extensions, maxKb, maxCount } = rules
  const { t } = useTranslation()
  const hintId = useId()
  const free = maxCount - existing - value.length
  const { refused, take } = useTakeFiles({ value, onChange, onFiles, rules, free })

  return (
    <div className="rb-upload">
      {free > 0 && !disabled && (
        <DropZone
          id={id}
          rules={rules}
          multiple={free > 1}
          onFiles={take}
          hintId={hintId}
          hint={t('ui.upload.hint', {
            extensions: extensions.join(', '),
            size:
              maxKb % 1024
                ? t('ui.file_size.kb', { size: maxKb })
                : t('ui.file_size.mb', { size: maxKb / 1024 }),
          })}
        />
      )}
      <RefusedFiles files={refused} />
      <ul className="rb-files" aria-label={t('ui.upload.files')}>
        {value.map((file, index) => (
          <FileRow
            key={`${file.name}${file.lastModified}`}
            file={file}
            onRemove={disabled ? undefined : () => onChange?.(value.filter((_, other) => other !== index))}
          />
        ))}
      </ul>
    </div>
  )
}
