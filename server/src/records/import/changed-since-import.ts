import { sql } from 'kysely'
import type { RecordKind } from '#contract/records/record-kinds.ts'

/**
 * Whether somebody changed a record that an import brought in, or what hangs on it: an address, a file, a comment. `row` is
 * the record's row in the query, `created` the line that the import wrote into its history.
 */
export const isChangedSinceImport = (kind: RecordKind, row: string, created: string) => sql<boolean>`(
    ${sql.ref(`${row}.version`)} > 1 or exists (
      select from history h
      where h.kind = ${kind} and h.record_id = ${sql.ref(`${row}.id`)} and h.act <> ${created}
    )
  )`
