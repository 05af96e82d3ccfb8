import type { Kysely } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { NameOrder } from '#contract/imports/import-rules.ts'
import type { Database } from '#server/database/tables.ts'

export interface ImportRow {
  number: number
  /** Field -> trimmed text; fields of numbers and columns that the file lacks are absent. */
  cells: Readonly<Record<string, string>>
  /** Of the fields of numbers, those that are one. */
  numbers: Readonly<Record<string, number>>
}

/** A code of the product's errors, at a field; of the whole row without one. */
export interface RowProblem {
  field: string
  code: string
  params?: Record<string, string | number>
}

/** What is to be confirmed: a cell that comes in as something else, or that may mean something else. */
export interface RowDoubt extends RowProblem {
  before: string
  after: string
}

export type PreparedRow<Input> =
  | {
      number: number
      input: Input
      /** Field -> the text that is saved of it, for fields of which it may not be that of the cell. */
      saved?: Readonly<Record<string, string>>
      doubts?: RowDoubt[]
      problems?: never
    }
  | { number: number; input?: never; problems: RowProblem[] }

export interface NewName {
  kind: 'brand' | 'supplier' | 'category' | 'unit'
  name: string
}

export interface ImportContext {
  /** The import's transaction. */
  db: Kysely<Database>
  userId: number
  now: Date
  /** YYYY-MM-DD in the company's time zone. */
  today: string
  /** What `Smith, John` means in this file. */
  names: NameOrder
  /** What a key is in each language, as a list's own export has it. */
  words(key: string): string[]
  /** Missing names that the import creates. */
  newNames: NewName[]
  /** Values of earlier rows: `stock_number:ab-1` -> row number. */
  seen: Map<string, number>
}

export interface ImportTarget<Input = unknown> {
  kind: ImportKind
  table: 'customers' | 'parts' | 'vehicles' | 'suppliers' | 'types_of_work'
  requires: Permission
  /** Looks up references of some hundred rows and validates each by the form's rules. */
  prepare(context: ImportContext, rows: readonly ImportRow[]): Promise<PreparedRow<Input>[]>
  insert(context: ImportContext, inputs: readonly Input[]): Promise<number[]>
  /** Records that are in use or were changed since. */
  used(context: Pick<ImportContext, 'db'>, ids: readonly number[]): Promise<number[]>
  remove(context: ImportContext, ids: readonly number[]): Promise<void>
}
