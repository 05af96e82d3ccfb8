import type { ColumnKind, Columns } from '#contract/records/columns.ts'

interface ValueOfKind {
  text: string
  number: number | null
  money: number | null
  flag: boolean
  date: string | null
  choice: string | null
  reference: number | null
}

/** The values of a form that has a field for each column. */
export type ColumnValues<C extends Columns> = { -readonly [Field in keyof C]: ValueOfKind[C[Field]['kind']] }

export const emptyOfKind: { readonly [Kind in ColumnKind]: ValueOfKind[Kind] } = {
  text: '',
  number: null,
  money: null,
  flag: false,
  date: null,
  choice: null,
  reference: null,
}

export const emptyValues = <C extends Columns>(columns: C) =>
  Object.fromEntries(
    Object.entries(columns).map(([field, { kind, input }]) => [
      field,
      kind === 'flag' ? input.parse(undefined) : emptyOfKind[kind],
    ]),
  ) as ColumnValues<C>

/** Of a saved record. */
export const columnValues = <C extends Columns>(columns: C, record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([field, { kind }]) => [field, record[field] ?? emptyOfKind[kind]]),
  ) as ColumnValues<C>
