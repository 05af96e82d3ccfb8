import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { attachmentRules, type UploadRules } from '#contract/shared/uploads.ts'
import { DropZone } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { useAddFiles } from './use-add-files.ts'
import '../fields.css'

export interface UploadFieldProps {
  id?: string
  /** The files sent with the form. */
  value?: readonly File[]
  onChange?: (files: File[]) => void
  /** Receives the files instead of `value`, photos in full size. */
  onFiles?: (files: readonly File[]) => void
  /** `maxCount` includes existing files. Default: the limit of any record. */
  rules?: UploadRules
  /** Number of files already saved or being uploaded. */
  existing?: number
  disabled?: boolean
}

/** Choose, drop or photograph files. Checks size and extension, and makes photos smaller. */
export function UploadField(props: UploadFieldProps) {
  const { id, value = [], onChange, onFiles, rules = attachmentRules, existing = 0, disabled } = props
  const { extensions, maxKb, maxCount } = rules
  const { t } = useTranslation()
  const hintId = useId()
  const free = maxCount - existing - value.length
  const { refused, add } = useAddFiles({ value, onChange, onFiles, rules, free })

  return (
    <div className="rb-upload">
      {free > 0 && !disabled && (
        <DropZone
          id={id}
          rules={rules}
          multiple={free > 1}
          onFiles={add}
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
