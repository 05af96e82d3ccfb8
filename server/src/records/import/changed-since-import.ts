import { sql } from 'kysely'
import type { RecordKind } from '#contract/records/record-kinds.ts'

/** `row`: the record in the query; `created`: the history act of the import. */
export const isChangedSinceImport = (kind: RecordKind, row: string, created: string) => sql<boolean>`(
    ${sql.ref(`${row}.version`)} > 1 or exists (
      select from history h
      where h.kind = ${kind} and h.record_id = ${sql.ref(`${row}.id`)} and h.act <> ${created}
    )
  )`
