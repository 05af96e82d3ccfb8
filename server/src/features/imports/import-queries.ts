import { sql } from 'kysely'
import type { Import } from '#contract/imports/import.ts'
import { importErrors } from '#contract/imports/import-errors.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { targetOf } from './import-targets.ts'

const newest = 20
const sampleRows = 5

export async function getImport(context: Context, id: number): Promise<Import> {
  const [found] = await importsWhere(context, { id })
  if (!found) throw refusal(importErrors.no_such_import)
  refuseWithoutRight(context, found.kind)
  return found
}

export async function listImports(context: Context, kind: ImportKind): Promise<Import[]> {
  refuseWithoutRight(context, kind)
  return importsWhere(context, { kind })
}

/** As creating one record of the kind. */
export function refuseWithoutRight(context: Context, kind: ImportKind): void {
  if (!context.may(targetOf(kind).requires)) throw refusal(commonErrors.forbidden)
}

/** Of a row of `import_rows` and its import: it fits, and all of its doubts are confirmed. */
export const isReady = sql<boolean>`
  (import_rows.class in ('fit', 'changed') and import_rows.doubts <@ imports.confirmed)`

/** Files of parts may have costs: who may not see these has only their own. */
async function importsWhere(
  context: Context,
  { id, kind }: { id?: number; kind?: ImportKind },
): Promise<Import[]> {
  const { db } = context
  let query = db
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.user_id')
    .selectAll('imports')
    .select('users.full_name')
    .orderBy('imports.id', 'desc')
    .limit(newest)
  if (!seesCosts(context)) {
    query = query.where(({ or, eb }) =>
      or([eb('kind', '<>', 'part'), eb('imports.user_id', '=', context.user.id)]),
    )
  }
  if (id !== undefined) query = query.where('imports.id', '=', id)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  const rows = await query.execute()
  const samples = await db
    .selectFrom('import_rows')
    .select(['cells', 'import_id'])
    .where('import_id', 'in', id === undefined ? [0] : [id])
    .orderBy('number')
    .limit(sampleRows)
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind as ImportKind,
    status: row.status as Import['status'],
    file_name: row.file_name,
    reading: row.reading as Import['reading'],
    sheets: row.sheets,
    headings: row.headings,
    sample: samples.map(({ cells }) => cells),
    columns: row.columns as Import['columns'],
    rules: row.rules as Import['rules'],
    chosen_rules: row.chosen_rules as Import['chosen_rules'],
    evidence: row.evidence as Import['evidence'],
    row_count: row.row_count,
    done: row.done,
    rows: { fit: row.fit_rows, changed: row.changed_rows, bad: row.bad_rows, ready: row.ready_rows },
    confirmed: row.confirmed,
    new_names: row.new_names as Import['new_names'],
    user_name: row.full_name ?? '',
    created_at: unixSeconds(row.created_at),
    finished_at: row.finished_at && unixSeconds(row.finished_at),
  }))
}
