import { z } from 'zod'
import { id, timestamp } from '../shared/fields.ts'
import type { UploadRules } from '../shared/uploads.ts'
import { uploadMaxKb } from '../shared/uploads.ts'
import { importKinds } from './import-fields.ts'

/**
 * read: its columns are to be matched. checked: a dry run has gone over every row. done: all rows are records. failed:
 * nothing was written, as rows do not fit. taken_back: its records are gone again.
 */
export const importStatuses = [
  'read',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'cancelled',
  'taking_back',
  'taken_back',
] as const
export type ImportStatus = (typeof importStatuses)[number]

/** It is being worked on; its figures change. */
export const isImportBusy = (status: ImportStatus): boolean =>
  status === 'checking' || status === 'running' || status === 'taking_back'

export const importRowsMax = 50_000
export const importExtensions = ['csv', 'txt', 'xlsx'] as const
export const importFileRules: UploadRules = {
  extensions: importExtensions,
  maxKb: uploadMaxKb,
  maxCount: 1,
  thumbnails: {},
}

/** Field -> number of its column in the file, from 0. */
export const importColumns = z.record(z.string().max(50), z.number().int().min(0).max(999))

export const importInput = z.object({ kind: z.enum(importKinds) })
export const importCheck = z.object({ columns: importColumns })

export const importShape = z.object({
  id,
  kind: z.enum(importKinds),
  status: z.enum(importStatuses),
  file_name: z.string(),
  /** Headings of the file's columns, in their order. */
  headings: z.array(z.string()),
  /** The first rows below the headings. */
  sample: z.array(z.array(z.string())),
  columns: importColumns,
  row_count: z.number().int(),
  /** Rows gone over so far, while it is busy. */
  done: z.number().int(),
  /** Rows that do not fit. */
  bad_rows: z.number().int(),
  /** Brands and suppliers that the shop does not have yet and that come with it. */
  new_names: z.array(z.object({ kind: z.enum(['brand', 'supplier']), name: z.string() })),
  user_name: z.string(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type Import = z.infer<typeof importShape>

export const importProblem = z.object({
  id,
  /** Row of the file, counted as a spreadsheet does. */
  row: z.number().int(),
  field: z.string(),
  /** As it stands in the file. */
  value: z.string(),
  code: z.string(),
  title: z.string(),
})
export type ImportProblem = z.infer<typeof importProblem>
