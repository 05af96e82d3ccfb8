import { sql } from 'kysely'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { type Change, fieldChanges } from '#server/operation/history.ts'
import { type Reason, Refusal } from '#server/operation/refusal.ts'
import { takenValues, writeUnique } from '#server/operation/unique-values.ts'
import { announce } from '../announce.ts'
import { columnValues, historyFormats, historyValues } from './columns.ts'
import type { Dictionary, Input, Row } from './dictionary.ts'
import { entries, getEntry, lockEntry } from './dictionary-queries.ts'

export async function createEntry(context: Context, dictionary: Dictionary, input: Input): Promise<Row> {
  const { kind, table, unique, validateCreate, beforeSave, children } = dictionary
  await lockForSteps(context, dictionary)
  const values = await valuesOf(context, dictionary, input)
  refuseIfAny([
    ...(await takenValues(context, unique, values)),
    ...((await validateCreate?.(context, values)) ?? []),
  ])
  await beforeSave?.(context, input)
  const { id } = await writeUnique(
    unique,
    values,
    entries(context.db).insertInto(table).values(values).returning('id').executeTakeFirstOrThrow(),
  )
  await children?.write?.(context, id, input)
  context.record({ kind, recordId: id, act: 'created' })
  announce(context, kind, id)
  return getEntry(context, dictionary, id)
}

export async function updateEntry(
  context: Context,
  dictionary: Dictionary,
  id: number,
  input: Input,
): Promise<Row> {
  const { unique, validateUpdate, beforeSave, children } = dictionary
  await lockForSteps(context, dictionary)
  const current = await lockEntry(context, dictionary, id)
  await checkVersion(input.version, current.version, async () => current)
  const values = await valuesOf(context, dictionary, input, id)
  refuseIfAny([
    ...(await takenValues(context, unique, values, id)),
    ...((await validateUpdate?.(context, current, values)) ?? []),
  ])
  await beforeSave?.(context, input, current)
  await writeUnique(unique, values, setColumns(context, dictionary, current, values))
  await children?.write?.(context, id, input, current)
  return recordChanges(context, dictionary, current)
}

/** For a step before the write: makes a flag false in the record that has it, if it is another one. */
export async function clearOthers(
  context: Context,
  dictionary: Dictionary,
  flag: string,
  exceptId = 0,
): Promise<void> {
  const others = await entries(context.db)
    .selectFrom(dictionary.table)
    .select('id')
    .where(flag, '=', true)
    .where('id', '<>', exceptId)
    .execute()
  for (const { id } of others) {
    const current = await lockEntry(context, dictionary, id)
    await setColumns(context, dictionary, current, { [flag]: false })
    await recordChanges(context, dictionary, current)
  }
}

/** A step before the write may read and write other records: saves of its dictionary wait for each other. */
async function lockForSteps({ db }: Context, { table, beforeSave }: Dictionary): Promise<void> {
  if (beforeSave)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`dictionary:${table}`}, 0))`.execute(db)
}

const valuesOf = async (context: Context, dictionary: Dictionary, input: Input, id?: number) =>
  dictionary.values?.(context, input, id) ?? columnValues(dictionary.columns, input)

function refuseIfAny(reasons: Reason[]): void {
  if (reasons.length > 0) throw new Refusal(reasons)
}

const setColumns = ({ db }: Context, { table }: Dictionary, current: Row, values: Record<string, unknown>) =>
  entries(db)
    .updateTable(table)
    .set({ ...values, version: current.version + 1 })
    .where('id', '=', current.id)
    .execute()

async function recordChanges(context: Context, dictionary: Dictionary, before: Row): Promise<Row> {
  const { kind } = dictionary
  const after = await getEntry(context, dictionary, before.id)
  const changes = entryChanges(dictionary, before, after)
  if (changes.length > 0) context.record({ kind, recordId: before.id, act: 'updated', changes })
  announce(context, kind, before.id)
  return after
}

function entryChanges({ columns, labels, children }: Dictionary, before: Row, after: Row): Change[] {
  const shown = (row: Row) => ({ ...historyValues(columns, row), ...children?.display?.(row) })
  return fieldChanges(shown(before), shown(after), labels, historyFormats(columns))
}
