import type { Kysely } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { Database } from '#server/database/tables.ts'

/** Field -> trimmed cell; columns that the file lacks are absent. */
export interface ImportRow {
  number: number
  cells: Readonly<Record<string, string>>
}

/** A code of the product's errors, at a field. */
export interface RowProblem {
  field: string
  code: string
  params?: Record<string, string | number>
}

type PreparedRow<Input> =
  | { number: number; input: Input; problems?: never }
  | { number: number; input?: never; problems: RowProblem[] }

export interface ImportContext {
  /** The import's transaction. */
  db: Kysely<Database>
  userId: number
  now: Date
  /** YYYY-MM-DD in the company's time zone. */
  today: string
  /** Missing names that the import creates. */
  newNames: { kind: 'brand' | 'supplier'; name: string }[]
  /** Unique values of earlier rows: `stock_number:ab-1` -> row number. */
  seen: Map<string, number>
}

export interface ImportTarget<Input = unknown> {
  kind: ImportKind
  table: 'customers' | 'parts' | 'vehicles'
  requires: Permission
  /** Looks up references of some hundred rows and validates each by the form's rules. */
  prepare(context: ImportContext, rows: readonly ImportRow[]): Promise<PreparedRow<Input>[]>
  insert(context: ImportContext, inputs: readonly Input[]): Promise<number[]>
  /** Records that are in use or were changed since. */
  used(context: Pick<ImportContext, 'db'>, ids: readonly number[]): Promise<number[]>
  remove(context: ImportContext, ids: readonly number[]): Promise<void>
}
