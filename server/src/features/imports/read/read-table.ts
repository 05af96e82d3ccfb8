import { importErrors } from '#contract/imports/import-errors.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import {
  importColumnsMax,
  importFileRules,
  importRowsMax,
  importTextMaxMb,
} from '#contract/imports/import-file.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { checkUpload, type UploadedFile } from '#server/platform/files/index.ts'
import { type ReadTable, readInThread, type TableFile } from './read-in-thread.ts'
import type { UnfitReason } from './unfit-file.ts'

const parameter = 'file'

export interface ReadFile extends ReadTable {
  content: Uint8Array
}

/** The headings and rows of a file that somebody chose, refused at its field if it is none. */
export async function readUpload(kind: ImportKind, [file]: readonly UploadedFile[]): Promise<ReadFile> {
  if (!file) throw refusal(recordErrors.file_required, { parameter })
  if (file.isTruncated)
    throw refusal(recordErrors.file_too_large, { parameter, params: { max_kb: importFileRules.maxKb } })
  const checked = await checkUpload({ content: file.path, fileName: file.fileName }, importFileRules)
  if (!checked.ok)
    throw new Refusal([{ definition: recordErrors[checked.code], parameter, params: checked.params }])
  const isWorkbook = checked.extension === 'xlsx'
  const table = await readTable({ kind, isWorkbook, bytes: checked.bytes, choice: {} })
  return { ...table, content: checked.bytes }
}

export async function readTable(file: TableFile): Promise<ReadTable> {
  const table = await oneAtATime(() => readInThread(file))
  if (typeof table === 'string') throw refuseUnfit(table)
  if (table.rows.length === 0) throw refusal(importErrors.import_file_empty, { parameter })
  return table
}

let lastRead: Promise<unknown> = Promise.resolve()

/** However many files are sent at once, one is unpacked. */
function oneAtATime<T>(read: () => Promise<T>): Promise<T> {
  const own = lastRead.then(read)
  lastRead = own.catch(() => undefined)
  return own
}

function refuseUnfit(reason: UnfitReason): Refusal {
  const params: Record<UnfitReason, Record<string, number>> = {
    import_file_unreadable: {},
    import_no_such_sheet: {},
    import_text_too_large: { max_mb: importTextMaxMb },
    import_too_many_rows: { max: importRowsMax },
    import_too_many_columns: { max: importColumnsMax },
  }
  return new Refusal([{ definition: importErrors[reason], parameter, params: params[reason] }])
}
