import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { type Import, type ImportStatus, type importCheck, isImportBusy } from '#contract/imports/import.ts'
import { importErrors } from '#contract/imports/import-errors.ts'
import { type ImportKind, importFields, missingColumns } from '#contract/imports/import-fields.ts'
import type { ImportRulesChoice } from '#contract/imports/import-rules.ts'
import { asJsonb } from '#server/database/as-jsonb.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { countReady } from './check/count-ready.ts'
import { decideRules } from './decide/decide-rules.ts'
import { getImport, refuseWithoutRight } from './import-queries.ts'
import { targetOf } from './import-targets.ts'

/** A dry run over every row, with these columns, rules and corrections. */
export async function checkImport(
  context: Context,
  id: number,
  { columns, rules: chosen, cells }: z.output<typeof importCheck>,
): Promise<Import> {
  const locked = await lockOpenImport(context, id)
  const chosen_rules = chosen ?? locked.chosen_rules
  refuseUnfitColumns(locked.kind, locked.headings.length, columns, chosen_rules)
  const rows = await context.db
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .execute()
  if (rows.length === 0) throw refusal(importErrors.import_file_forgotten)
  await mendCells(context, id, cells)
  const { rules, evidence } = decideRules(
    locked.kind,
    columns,
    rows.map(row => row.cells),
    chosen_rules,
  )
  return begin(context, id, 'checking', {
    columns: asJsonb(columns),
    rules: asJsonb(rules),
    chosen_rules: asJsonb(chosen_rules),
    evidence: asJsonb(evidence),
  })
}

/** Rows that have other doubts stay out. */
export async function confirmImport(context: Context, id: number, codes: readonly string[]): Promise<Import> {
  const { status } = await lockImport(context, id)
  if (status !== 'checked') throw refusal(importErrors.import_is_not_checked)
  await context.db
    .updateTable('imports')
    .set({ confirmed: [...new Set(codes)] })
    .where('id', '=', id)
    .execute()
  await countReady(context.db, id)
  return getImport(context, id)
}

/** The rows of a checked file that are ready become records, or none. */
export async function runImport(context: Context, id: number): Promise<Import> {
  const { status, ready_rows } = await lockImport(context, id)
  if (status !== 'checked') throw refusal(importErrors.import_is_not_checked)
  if (ready_rows === 0) throw refusal(importErrors.import_has_no_rows)
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
  values: Partial<Record<'columns' | 'rules' | 'chosen_rules' | 'evidence', RawBuilder<string>>> = {},
): Promise<Import> {
  await context.db
    .updateTable('imports')
    .set({ ...values, status, done: 0, is_cancelled: false })
    .where('id', '=', id)
    .execute()
  await context.enqueue('imports.work', { id })
  return getImport(context, id)
}

/** One that may still be read or checked. */
export async function lockOpenImport(context: Context, id: number) {
  const locked = await lockImport(context, id)
  if (locked.status === 'done' || locked.status === 'taken_back') throw refusal(importErrors.import_is_over)
  return locked
}

async function lockImport(context: Context, id: number, { mayBeBusy = false } = {}) {
  const found = await context.db
    .selectFrom('imports')
    .select(['kind', 'status', 'ready_rows', 'headings', 'chosen_rules'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw refusal(importErrors.no_such_import)
  const locked = {
    ...found,
    kind: found.kind as ImportKind,
    status: found.status as ImportStatus,
    chosen_rules: found.chosen_rules as ImportRulesChoice,
  }
  refuseWithoutRight(context, locked.kind)
  if (!mayBeBusy && isImportBusy(locked.status)) throw refusal(importErrors.import_is_busy)
  return locked
}

async function mendCells(
  { db }: Context,
  id: number,
  cells: z.output<typeof importCheck>['cells'],
): Promise<void> {
  if (cells.length === 0) return
  await sql`
    update import_rows r set mended = r.mended || m.cells
    from (
      select (cell ->> 'row')::int as number, jsonb_object_agg(cell ->> 'field', cell -> 'value') as cells
      from jsonb_array_elements(${JSON.stringify(cells)}::jsonb) as cell group by 1
    ) m
    where r.import_id = ${id} and r.number = m.number`.execute(db)
}

function refuseUnfitColumns(
  kind: ImportKind,
  count: number,
  columns: Readonly<Record<string, number>>,
  { substitutes = {} }: ImportRulesChoice,
): void {
  const fields = new Set(importFields[kind].map(({ field }) => field))
  const chosen = Object.entries(columns)
  const reasons = [
    ...missingColumns(kind, { ...substitutes, ...columns }).map(field =>
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
