import { z } from 'zod'
import { id, timestamp } from '../shared/fields.ts'
import { importKinds } from './import-fields.ts'
import { importReading } from './import-file.ts'
import { importEvidence, importRules, importRulesChoice } from './import-rules.ts'

/**
 * read: its columns are to be matched. checked: a dry run has gone over every row. done: the rows that fit are records.
 * failed: nothing was written, as rows no longer fit. taken_back: its records are gone again.
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

/** Field -> number of its column in the file, from 0. */
export const importColumns = z.record(z.string().max(50), z.number().int().min(0).max(999))

export const importInput = z.object({ kind: z.enum(importKinds) })

/** Corrections of cells stay until the file is read again. */
export const importCheck = z.object({
  columns: importColumns,
  /** Instead of those chosen before. */
  rules: importRulesChoice.optional(),
  cells: z
    .array(z.object({ row: z.number().int(), field: z.string().max(50), value: z.string().max(5000) }))
    .max(2000)
    .default([]),
})

/** Codes of doubts whose rows come in. */
export const importConfirmation = z.object({ codes: z.array(z.string().max(50)).max(50) })

export const importShape = z.object({
  id,
  kind: z.enum(importKinds),
  status: z.enum(importStatuses),
  file_name: z.string(),
  reading: importReading,
  /** Visible sheets of a workbook. */
  sheets: z.array(z.string()),
  /** Headings of the file's columns, in their order. */
  headings: z.array(z.string()),
  /** The first rows below the headings. */
  sample: z.array(z.array(z.string())),
  columns: importColumns,
  rules: importRules,
  chosen_rules: importRulesChoice,
  evidence: importEvidence,
  row_count: z.number().int(),
  /** Rows gone over so far, while it is busy. */
  done: z.number().int(),
  /** Rows by class, after a check. `ready`: those that fit and those whose doubts are all confirmed. */
  rows: z.object({
    fit: z.number().int(),
    changed: z.number().int(),
    bad: z.number().int(),
    ready: z.number().int(),
  }),
  /** Codes of doubts whose rows come in. */
  confirmed: z.array(z.string()),
  /** What the shop does not have yet and that comes with it. */
  new_names: z.array(z.object({ kind: z.enum(['brand', 'supplier', 'category', 'unit']), name: z.string() })),
  user_name: z.string(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type Import = z.infer<typeof importShape>
