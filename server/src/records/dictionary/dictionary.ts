import type { AliasedRawBuilder, RawBuilder, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { dictionaryEndpoints } from '#contract/records/dictionary.ts'
import type { HistoryKind } from '#contract/records/record-kinds.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Reason } from '#server/operation/refusal.ts'
import type { UniqueValue } from '#server/operation/unique-values.ts'

export type DictionaryEndpoints = ReturnType<
  typeof dictionaryEndpoints<string, z.ZodObject, z.ZodObject, z.ZodType<Input>>
>

export type Input = { name: string; version?: number | undefined } & Record<string, unknown>

/** A row as the queries read it. */
export type Row = { id: number; name: string; version: number; hasRelatedEntities: boolean } & Record<
  string,
  unknown
>

/** What a dictionary has of its own; the calls are the same for all. */
export interface Dictionary<I extends Input = Input> {
  kind: HistoryKind
  table: keyof Database
  /** Besides id, name and version. A label of each: `<fields>.<column>`. */
  columns: readonly string[]
  /** Further values to read, such as the rows that belong to a record. */
  parts?: readonly AliasedRawBuilder<unknown, string>[]
  /** Further filters of the lists, besides the search. */
  filter?(query: Record<string, unknown>): RawBuilder<SqlBool> | undefined
  /** Where the labels of the columns stand in the translations. */
  labels: string
  unique: readonly UniqueValue[]
  /** Columns of the short list, besides id and name. Default: all. */
  choiceColumns?: readonly string[]
  /** How many a short list has at most. Default 100. */
  shortListMax?: number
  usedBy: Usage
  /** The columns of an input. `id` is the saved one, on an update. */
  values(context: Context, input: I, id?: number): Promise<Record<string, unknown>> | Record<string, unknown>
  /** Further matches of a search in the list, besides the name. */
  alsoFound?(search: string): RawBuilder<SqlBool>
  /** How the `parts` of a record are written along with it. */
  owned?: Owned<I>
  /** Reasons against a new one. */
  againstCreate?(context: Context, values: Record<string, unknown>): Promise<Reason[]>
  /** Reasons against a change, the row being locked. */
  againstUpdate?(context: Context, current: Row, values: Record<string, unknown>): Promise<Reason[]>
}

/** Rows of other tables that belong to a record. */
interface Owned<I extends Input> {
  /** The record is there and locked; `before` is what it was, on an update. */
  write(context: Context, id: number, input: I, before?: Row): Promise<void>
  /** What the history shows of them, by the field that is labelled. */
  shown(row: Row): Record<string, string>
}

/** What names the records of a dictionary. */
export interface Usage {
  isUsed: RawBuilder<SqlBool>
  /** Reasons not to delete one, with links to what stands in the way. */
  against(context: Context, id: number): Promise<Reason[]>
}
