import type { Kysely } from 'kysely'
import type { HistoryKind } from '#contract/records/record-kinds.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'

/** A changed value. `label` is a translation key; values are stored raw and shown in the reader's language. */
export interface Change {
  label: string
  before: string | number | null
  after: string | number | null
  /** Plain text by default. `key`: a translation key. `measure`: a number, a space, the key of its unit. */
  as?: 'money' | 'date' | 'moment' | 'key' | 'percent' | 'measure'
}

export interface HistoryNote {
  kind: HistoryKind
  recordId: number
  /** The sentence is `<capability>.history.<act>`, filled with params. */
  act: string
  params?: Record<string, string | number>
  changes?: Change[]
  /** A row of `files` that the entry keeps. */
  fileId?: number
}

/** All lines of one write in one statement. */
export async function writeHistory(
  db: Kysely<Database>,
  notes: readonly HistoryNote[],
  by: { userId: number | null; timezone: string; now: Date },
): Promise<void> {
  await insertRows(
    db,
    'history',
    notes.map(note => ({
      kind: note.kind,
      record_id: note.recordId,
      act: note.act,
      params: note.params ?? {},
      changes: note.changes ?? [],
      file_id: note.fileId ?? null,
      user_id: by.userId,
      timezone: by.timezone,
      performed_at: by.now,
    })),
  )
}

type Values = Readonly<Record<string, string | number | null>>

/** Values are compared as text: the caller normalizes 5 and '5.00'. Null equals empty. */
export function changesBetween(
  before: Values,
  after: Values,
  fields: readonly { field: string; label: string; as?: Change['as'] }[],
): Change[] {
  return fields
    .filter(({ field }) => String(before[field] ?? '') !== String(after[field] ?? ''))
    .map(({ field, label, as }) => ({
      label,
      before: before[field] ?? null,
      after: after[field] ?? null,
      as,
    }))
}

/** Changes of all values, labelled `<labels>.fields.<field>`. `formats`: of those that are not plain text. */
export const fieldChanges = (
  before: Values,
  after: Values,
  labels: string,
  formats: Readonly<Record<string, Change['as']>> = {},
): Change[] =>
  changesBetween(
    before,
    after,
    Object.keys(after).map(field => ({ field, label: `${labels}.fields.${field}`, as: formats[field] })),
  )
