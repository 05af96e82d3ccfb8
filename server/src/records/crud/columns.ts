import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import {
  type Column,
  type ColumnKind,
  type Columns,
  nameOfReference,
  type RowShape,
} from '#contract/records/columns.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Change } from '#server/operation/history.ts'
import type { CellValue, ExportColumn } from '../export/list-export.ts'

type Values = Readonly<Record<string, unknown>>

/** What is read of the columns by its name in the API: a numeric column as a number, a reference with its name. */
export const readColumns = (
  table: keyof Database,
  columns: Columns,
  references: Readonly<Record<string, keyof Database>> = {},
): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, { kind }]): [string, RawBuilder<unknown>][] => {
      const column = sql.ref(`${table}.${field}`)
      if (kind === 'number' || kind === 'money') return [[field, sql`${column}::float8`]]
      if (kind !== 'reference') return [[field, column]]
      const named = references[field]
      if (!named) throw new Error(`The table that ${table}.${field} names is not declared`)
      const name = sql`(select named.name from ${sql.table(named)} named where named.id = ${column})`
      return [
        [field, column],
        [nameOfReference(field), name],
      ]
    }),
  )

/** The same for a query of the table. */
export const selectColumns = <C extends Columns>(
  table: keyof Database,
  columns: C,
  references?: Readonly<Record<string, keyof Database>>,
) =>
  Object.entries(readColumns(table, columns, references)).map(([name, value]) =>
    value.as(name),
  ) as unknown as Selected<RowShape<C>>[]

type Selected<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape & string]: AliasedRawBuilder<z.output<Shape[Name]>, Name>
}[keyof Shape & string]

/** What is written of an input. */
export const columnValues = <C extends Columns, Input extends { [Field in keyof C]: unknown }>(
  columns: C,
  input: Input,
) =>
  Object.fromEntries(Object.keys(columns).map(field => [field, input[field]])) as Pick<
    Input,
    keyof C & keyof Input
  >

const formats: Partial<Record<ColumnKind, Change['as']>> = {
  money: 'money',
  date: 'date',
  flag: 'key',
  choice: 'key',
}

/** How the history shows the columns. */
export const historyFormats = (columns: Columns): Record<string, Change['as']> =>
  Object.fromEntries(Object.entries(columns).map(([field, { kind }]) => [field, formats[kind]]))

/** What the history keeps of a row. */
export const historyValues = (columns: Columns, row: Values): Record<string, CellValue> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, plainValue(column, field, row)]),
  )

export const exportColumns = (
  { columns, labels }: { columns: Columns; labels: string },
  { t }: Pick<Context, 't'>,
): ExportColumn<object>[] =>
  Object.entries(columns).map(([field, column]) => ({
    title: `${labels}.fields.${field}`,
    value: row => {
      const value = plainValue(column, field, row as Values)
      return formats[column.kind] === 'key' && value !== null ? t(String(value)) : value
    },
    ...(column.kind === 'money' || column.kind === 'date' ? { as: column.kind } : {}),
  }))

function plainValue({ kind, choices }: Column, field: string, row: Values): CellValue {
  if (kind === 'flag') return `ui.confirm.${row[field] ? 'yes' : 'no'}`
  if (choices) return row[field] === null ? null : `${choices.words}.choices.${field}.${row[field]}`
  return row[kind === 'reference' ? nameOfReference(field) : field] as CellValue
}
