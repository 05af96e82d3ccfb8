import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { HistoryKind } from '#contract/records/record-kinds.ts'
import type { Database } from '#server/database/tables.ts'

/** A value that changed. `label` is a translation key; values are stored raw and shown in the reader's language. */
export interface Change {
  label: string
  before: string | number | null
  after: string | number | null
  /** How the values are shown; plain text by default. `key`: values are translation keys. */
  as?: 'money' | 'date' | 'moment' | 'key' | 'percent'
}

export interface HistoryNote {
  kind: HistoryKind
  recordId: number
  /** The sentence is `<capability>.history.<act>`, filled with params. */
  act: string
  params?: Record<string, string | number>
  changes?: Change[]
}

/** All lines of one write in one statement. */
export async function writeHistory(
  db: Kysely<Database>,
  notes: readonly HistoryNote[],
  by: { userId: number | null; timezone: string; now: Date },
): Promise<void> {
  if (notes.length === 0) return
  await db
    .insertInto('history')
    .values(
      notes.map(note => ({
        kind: note.kind,
        record_id: note.recordId,
        act: note.act,
        params: sql<string>`${JSON.stringify(note.params ?? {})}::jsonb`,
        changes: sql<string>`${JSON.stringify(note.changes ?? [])}::jsonb`,
        user_id: by.userId,
        timezone: by.timezone,
        performed_at: by.now,
      })),
    )
    .execute()
}

/**
 * The fields that differ, as changes. Values are compared as text: the caller normalizes 5 and '5.00'. Null equals
 * empty.
 */
export function changesBetween(
  before: Record<string, string | number | null>,
  after: Record<string, string | number | null>,
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
