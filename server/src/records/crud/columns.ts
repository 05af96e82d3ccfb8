import { type RawBuilder, sql } from 'kysely'
import { type ColumnKind, nameOfReference } from '#contract/records/columns.ts'
import type { Context } from '#server/operation/context.ts'
import type { Change } from '#server/operation/history.ts'
import type { CellValue, ExportColumn } from '../export/list-export.ts'
import type { Dictionary, Row } from './dictionary.ts'

/** What is read of a record by its name in the API: a numeric column as a number, a reference with its name. */
export const readColumns = ({ columns, table, references, children }: Dictionary) => ({
  ...Object.fromEntries(
    Object.entries(columns).flatMap(([field, { kind }]): [string, RawBuilder<unknown>][] => {
      const column = sql.ref(`${table}.${field}`)
      if (kind === 'number' || kind === 'money') return [[field, sql`${column}::float8`]]
      if (kind !== 'reference') return [[field, column]]
      const named = references?.[field]
      if (!named) throw new Error(`The table that ${table}.${field} names is not declared`)
      const name = sql`(select named.name from ${sql.table(named)} named where named.id = ${column})`
      return [
        [field, column],
        [nameOfReference(field), name],
      ]
    }),
  ),
  ...children?.read,
})

const historyFormats: Partial<Record<ColumnKind, Change['as']>> = {
  money: 'money',
  date: 'date',
  flag: 'key',
}

/** How a change of each column is labelled and shown in the history. */
export const historyFields = ({ columns, labels }: Pick<Dictionary, 'columns' | 'labels'>) =>
  Object.entries(columns).map(([field, { kind }]) => ({
    field,
    label: `${labels}.fields.${field}`,
    as: historyFormats[kind],
  }))

/** What the history keeps of a row. */
export const historyValues = ({ columns }: Pick<Dictionary, 'columns'>, row: Row) =>
  Object.fromEntries(
    Object.entries(columns).map(([field, { kind }]) => [field, plainValue(kind, field, row)]),
  )

export const exportColumns = (
  { columns, labels }: Pick<Dictionary, 'columns' | 'labels'>,
  { t }: Context,
): ExportColumn<Row>[] =>
  Object.entries(columns).map(([field, { kind }]) => ({
    title: `${labels}.fields.${field}`,
    value: row => (kind === 'flag' ? t(yesOrNo(row[field])) : plainValue(kind, field, row)),
    ...(kind === 'money' || kind === 'date' ? { as: kind } : {}),
  }))

const yesOrNo = (is: unknown) => `ui.confirm.${is ? 'yes' : 'no'}`

function plainValue(kind: ColumnKind, field: string, row: Record<string, unknown>): CellValue {
  if (kind === 'flag') return yesOrNo(row[field])
  return row[kind === 'reference' ? nameOfReference(field) : field] as CellValue
}
