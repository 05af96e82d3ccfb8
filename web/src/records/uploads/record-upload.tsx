import { attachmentRules, type UploadRules } from '#contract/shared/uploads.ts'
import { useStore } from '#web/shell/store.ts'
import { UploadField } from '#web/ui/fields/upload/upload-field.tsx'
import type { UploadEntry, UploadRecord } from './upload.ts'
import { uploads } from './uploads.ts'

interface RecordUploadProps {
  to: UploadRecord
  existing?: number
  rules?: UploadRules | undefined
}

/** Chooses files of a saved record, which are uploaded at once; the tray shows their state. */
export function RecordUpload({ to, existing = 0, rules = attachmentRules }: RecordUploadProps) {
  const pending = useStore(uploads.entries).filter(entry => isPending(entry, to)).length
  return (
    <UploadField
      rules={rules}
      existing={existing + pending}
      onFiles={files => {
        for (const file of files) void uploads.add(to, file, rules)
      }}
    />
  )
}

/** Not yet among the record's files, and not refused. */
const isPending = ({ record, state }: UploadEntry, to: UploadRecord): boolean =>
  record.target === to.target && record.id === to.id && state !== 'uploaded' && state !== 'refused'
