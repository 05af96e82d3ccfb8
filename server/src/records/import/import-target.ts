import type { Kysely } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { Database } from '#server/database/tables.ts'

/** A row of a file: field of the kind -> its cell, trimmed; a column that the file lacks is absent. */
export interface ImportRow {
  /** As a spreadsheet counts it. */
  number: number
  cells: Readonly<Record<string, string>>
}

/** Why a row does not fit: a code of the product's errors, at a field of the kind. */
export interface RowProblem {
  field: string
  code: string
  params?: Record<string, string | number>
}

export type PreparedRow<Input> =
  | { number: number; input: Input; problems?: never }
  | { number: number; input?: never; problems: RowProblem[] }

export interface ImportContext {
  /** The import's transaction. */
  db: Kysely<Database>
  userId: number
  now: Date
  /** Today in the company's time zone, YYYY-MM-DD. */
  today: string
  /** Names that the shop lacked and that are made for it. */
  newNames: { kind: 'brand' | 'supplier'; name: string }[]
  /** What rows before had, that only one may have: `stock_number:ab-1` -> its row. */
  seen: Map<string, number>
}

/** How a capability takes the rows of a file in. */
export interface ImportTarget<Input = unknown> {
  kind: ImportKind
  /** Of its records. */
  table: 'customers' | 'parts' | 'vehicles'
  requires: Permission
  /** Reads some hundred rows: what they name is looked up, and each is held against the rules of the form. */
  prepare(context: ImportContext, rows: readonly ImportRow[]): Promise<PreparedRow<Input>[]>
  /** Writes them all, with their history. Their ids. */
  insert(context: ImportContext, inputs: readonly Input[]): Promise<number[]>
  /** Those of the records that something uses by now, or that somebody changed. */
  used(context: Pick<ImportContext, 'db'>, ids: readonly number[]): Promise<number[]>
  remove(context: ImportContext, ids: readonly number[]): Promise<void>
}
