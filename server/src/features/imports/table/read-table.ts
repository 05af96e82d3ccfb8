import { importFileRules, importRowsMax } from '#contract/imports/import.ts'
import { importErrors } from '#contract/imports/import-errors.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { checkUpload, type UploadedFile } from '#server/platform/files/index.ts'
import type { Table } from './find-headings.ts'
import { readInThread } from './read-in-thread.ts'

const parameter = 'file'

/** The headings and rows of a file that somebody chose, refused at its field if it is none. */
export async function readTable(kind: ImportKind, [file]: readonly UploadedFile[]): Promise<Table> {
  if (!file) throw refusal(recordErrors.file_required, { parameter })
  if (file.isTruncated)
    throw refusal(recordErrors.file_too_large, { parameter, params: { max_kb: importFileRules.maxKb } })
  const checked = await checkUpload({ content: file.path, fileName: file.fileName }, importFileRules)
  if (!checked.ok)
    throw new Refusal([{ definition: recordErrors[checked.code], parameter, params: checked.params }])
  const isWorkbook = checked.extension === 'xlsx'
  const table = await readInThread({ kind, isWorkbook, bytes: checked.bytes })
  if (!table) throw refusal(importErrors.import_file_unreadable, { parameter })
  if (table.rows.length === 0) throw refusal(importErrors.import_file_empty, { parameter })
  if (table.rows.length > importRowsMax)
    throw refusal(importErrors.import_too_many_rows, { parameter, params: { max: importRowsMax } })
  return table
}
