import { attachmentRules, type UploadRules } from '#contract/shared/uploads.ts'
import { useStore } from '#web/shell/store.ts'
import { UploadField } from '#web/ui/fields/upload/upload-field.tsx'
import type { UploadEntry, UploadRecord } from './upload.ts'
import { uploads } from './uploads.ts'

interface RecordUploadProps {
  to: UploadRecord
  /** How many files it has already. */
  existing?: number
  rules?: UploadRules | undefined
}

/** Where files of a saved record are chosen. They are on their way at once, and the tray shows how it stands. */
export function RecordUpload({ to, existing = 0, rules = attachmentRules }: RecordUploadProps) {
  const coming = useStore(uploads.entries).filter(entry => isComing(entry, to)).length
  return (
    <UploadField
      rules={rules}
      existing={existing + coming}
      onFiles={files => {
        for (const file of files) void uploads.add(to, file, rules)
      }}
    />
  )
}

/** One that has arrived is among the record's files, and one that was refused is not coming. */
const isComing = ({ record, state }: UploadEntry, to: UploadRecord): boolean =>
  record.target === to.target && record.id === to.id && state !== 'uploaded' && state !== 'refused'
