import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { type Change, changesBetween } from '#server/operation/history.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { takenValues, writeUnique } from '#server/operation/unique-values.ts'
import { announce } from '../announce.ts'
import type { Dictionary, Input, Row } from './dictionary.ts'
import { entries, getEntry, lockEntry } from './dictionary-queries.ts'

export async function createEntry(context: Context, of: Dictionary, input: Input): Promise<Row> {
  const values = await of.values(context, input)
  const reasons = [
    ...(await takenValues(context, of.unique, values)),
    ...((await of.againstCreate?.(context, values)) ?? []),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  const { id } = await writeUnique(
    of.unique,
    values,
    entries(context.db).insertInto(of.table).values(values).returning('id').executeTakeFirstOrThrow(),
  )
  await of.owned?.write(context, id, input)
  context.record({ kind: of.kind, recordId: id, act: 'created' })
  announce(context, of.kind, id)
  return getEntry(context, of, id)
}

export async function updateEntry(context: Context, of: Dictionary, id: number, input: Input): Promise<Row> {
  const current = await lockEntry(context, of, id)
  await checkVersion(input.version, current.version, async () => current)
  const values = await of.values(context, input, id)
  const reasons = [
    ...(await takenValues(context, of.unique, values, id)),
    ...((await of.againstUpdate?.(context, current, values)) ?? []),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  await writeUnique(
    of.unique,
    values,
    entries(context.db)
      .updateTable(of.table)
      .set({ ...values, version: current.version + 1 })
      .where('id', '=', id)
      .execute(),
  )
  await of.owned?.write(context, id, input, current)
  const after = await getEntry(context, of, id)
  const changes = entryChanges(of, current, after)
  if (changes.length > 0) context.record({ kind: of.kind, recordId: id, act: 'updated', changes })
  announce(context, of.kind, id)
  return after
}

const entryChanges = ({ columns, labels, owned }: Dictionary, before: Row, after: Row): Change[] =>
  changesBetween(
    { ...shown(before), ...owned?.shown(before) },
    { ...shown(after), ...owned?.shown(after) },
    ['name', ...columns, ...Object.keys(owned?.shown(after) ?? {})].map(field => ({
      field,
      label: `${labels}.${field}`,
      as: typeof after[field] === 'boolean' ? 'key' : undefined,
    })),
  )

const shown = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? `ui.confirm.${value ? 'yes' : 'no'}` : (value as string | number | null),
    ]),
  )
