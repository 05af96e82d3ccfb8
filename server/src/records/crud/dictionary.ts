import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { defineDictionary } from '#contract/records/dictionary.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Reason } from '#server/operation/refusal.ts'
import type { UniqueValue } from '#server/operation/unique-values.ts'
import type { ExportColumn } from '../export/list-export.ts'

/** A dictionary as the contract declares it. */
type Declaration = ReturnType<typeof defineDictionary>

export type Input<D extends Declaration = Declaration> = z.output<D['input']> & {
  name: string
  version?: number | undefined
}
export type Row<D extends Declaration = Declaration> = z.output<D['record']> & {
  id: number
  name: string
  version: number
  hasRelatedEntities: boolean
}
type Values = Record<string, unknown>

/** What a dictionary has on the server besides its declaration. */
interface Behavior<D extends Declaration> {
  /** In the API documentation. */
  about: string
  table: keyof Database
  /** The tables that the reference columns name. */
  references?: Readonly<Record<string, keyof Database>>
  /** Default: the name, by the index `<table>_name`. */
  unique?: readonly UniqueValue[]
  /** Of the short list, and of the list unless another is asked for. Default: by name. */
  order?: readonly string[]
  /** Which of them a short list has. Default: all. */
  isOffered?: RawBuilder<SqlBool>
  /** How many a short list has at most. Default 100. */
  shortListMax?: number
  /** Default: nothing uses its records. */
  usage?: Usage
  /** Further filters of the lists, besides the search. */
  filter?(query: Values): RawBuilder<SqlBool> | undefined
  /** Further matches of a search in the list, besides the name. */
  alsoFound?(search: string): RawBuilder<SqlBool>
  /** What is written of an input. Default: its columns as they are. `id` is the saved one, on an update. */
  values?(context: Context, input: Input<D>, id?: number): Promise<Values> | Values
  /** Reasons against a new one. */
  validateCreate?(context: Context, values: Values): Promise<Reason[]>
  /** Reasons against a change, the row being locked. */
  validateUpdate?(context: Context, current: Row<D>, values: Values): Promise<Reason[]>
  /** A step of the same transaction before the write. With one, saves of the dictionary run one after another. */
  beforeSave?(context: Context, input: Input<D>, before?: Row<D>): Promise<void>
  children?: Children<D>
  /** Columns of the list as a file. Default: the declared ones. */
  exportColumns?(context: Context): readonly ExportColumn<Row<D>>[]
}

/** Rows of other tables that belong to a record. */
interface Children<D extends Declaration> {
  /** What is read of them with a record. */
  read: Readonly<Record<string, RawBuilder<unknown>>>
  /** The record is there and locked; `before` is what it was, on an update. */
  write?(context: Context, id: number, input: Input<D>, before?: Row<D>): Promise<void>
  /** What the history shows of them, by the field that is labelled. */
  display?(row: Row<D>): Record<string, string>
}

/** What names the records of a dictionary. */
export interface Usage {
  isUsed: RawBuilder<SqlBool>
  /** Reasons not to delete one, with links to what stands in the way. */
  blockers(context: Context, id: number): Promise<Reason[]>
}

export interface Dictionary<D extends Declaration = Declaration>
  extends Behavior<D>,
    Pick<
      D,
      | 'path'
      | 'kind'
      | 'resource'
      | 'choosers'
      | 'words'
      | 'labels'
      | 'columns'
      | 'choice'
      | 'input'
      | 'endpoints'
    > {
  /** Of its capability, and of its list as a file: `feature-values`. */
  name: string
  unique: readonly UniqueValue[]
  usage: Usage
}

const unused: Usage = { isUsed: sql<boolean>`false`, blockers: async () => [] }

/** A declared dictionary with its table and its own rules. */
export const implementDictionary = <D>(declaration: D, behavior: Behavior<D & Declaration>): Dictionary =>
  ({
    name: behavior.table.replaceAll('_', '-'),
    unique: [{ table: behavior.table, column: 'name', index: `${behavior.table}_name` }],
    usage: unused,
    ...(declaration as Declaration),
    ...behavior,
  }) as unknown as Dictionary
