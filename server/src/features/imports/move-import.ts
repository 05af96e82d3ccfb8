import { sql } from 'kysely'
import { type Import, type ImportStatus, isImportBusy } from '#contract/imports/import.ts'
import { importErrors } from '#contract/imports/import-errors.ts'
import { type ImportKind, importFields, missingColumns } from '#contract/imports/import-fields.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { getImport, refuseWithoutRight } from './import-queries.ts'
import { targetOf } from './import-targets.ts'

/** A dry run over every row, with these columns. */
export async function checkImport(
  context: Context,
  id: number,
  columns: Readonly<Record<string, number>>,
): Promise<Import> {
  const locked = await lockImport(context, id)
  if (locked.status === 'done' || locked.status === 'taken_back') throw refusal(importErrors.import_is_over)
  refuseUnfitColumns(locked.kind, locked.headings.length, columns)
  await context.db.deleteFrom('import_problems').where('import_id', '=', id).execute()
  return begin(context, id, 'checking', { columns: sql<string>`${JSON.stringify(columns)}::jsonb` })
}

/** All rows of a checked file become records, or none. */
export async function runImport(context: Context, id: number): Promise<Import> {
  const { status, bad_rows } = await lockImport(context, id)
  if (status !== 'checked') throw refusal(importErrors.import_is_not_checked)
  if (bad_rows > 0) throw refusal(importErrors.import_has_bad_rows, { params: { count: bad_rows } })
  return begin(context, id, 'running')
}

/** What it has made is removed, unless something uses it. */
export async function undoImport(context: Context, id: number): Promise<Import> {
  const { status, kind } = await lockImport(context, id)
  if (status !== 'done') throw refusal(importErrors.import_is_not_done)
  const records = await context.db
    .selectFrom('import_records')
    .select('record_id')
    .where('import_id', '=', id)
    .execute()
  const used = await targetOf(kind).used(
    context,
    records.map(({ record_id }) => record_id),
  )
  if (used.length > 0) throw refusal(importErrors.import_is_used, { params: { count: used.length } })
  return begin(context, id, 'taking_back')
}

/** The work on it stops at its next step and leaves nothing; one that waits is over at once. */
export async function cancelImport(context: Context, id: number): Promise<Import> {
  const { status } = await lockImport(context, id, { mayBeBusy: true })
  if (status === 'done' || status === 'taken_back' || status === 'taking_back')
    throw refusal(importErrors.import_is_over)
  await context.db
    .updateTable('imports')
    .set(isImportBusy(status) ? { is_cancelled: true } : { status: 'cancelled' })
    .where('id', '=', id)
    .execute()
  // Its own job may wait for hours after a failure, or have failed for good.
  if (isImportBusy(status)) await context.enqueue('imports.work', { id })
  return getImport(context, id)
}

async function begin(
  context: Context,
  id: number,
  status: ImportStatus,
  values: { columns?: ReturnType<typeof sql<string>> } = {},
): Promise<Import> {
  await context.db
    .updateTable('imports')
    .set({ ...values, status, done: 0, is_cancelled: false })
    .where('id', '=', id)
    .execute()
  await context.enqueue('imports.work', { id })
  return getImport(context, id)
}

async function lockImport(context: Context, id: number, { mayBeBusy = false } = {}) {
  const found = await context.db
    .selectFrom('imports')
    .select(['kind', 'status', 'bad_rows', 'headings'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw refusal(importErrors.no_such_import)
  const locked = { ...found, kind: found.kind as ImportKind, status: found.status as ImportStatus }
  refuseWithoutRight(context, locked.kind)
  if (!mayBeBusy && isImportBusy(locked.status)) throw refusal(importErrors.import_is_busy)
  return locked
}

function refuseUnfitColumns(
  kind: ImportKind,
  count: number,
  columns: Readonly<Record<string, number>>,
): void {
  const fields = new Set(importFields[kind].map(({ field }) => field))
  const chosen = Object.entries(columns)
  const reasons = [
    ...missingColumns(kind, columns).map(field =>
      reason(importErrors.import_column_missing, { parameter: `columns.${field}`, params: { field } }),
    ),
    ...chosen.flatMap(([field, column]) => {
      const parameter = `columns.${field}`
      if (!fields.has(field) || column >= count)
        return [reason(importErrors.import_column_unknown, { parameter })]
      const isTwice = chosen.some(([other, same]) => other !== field && same === column)
      return isTwice ? [reason(importErrors.import_column_twice, { parameter })] : []
    }),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
}
