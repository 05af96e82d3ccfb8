import { z } from 'zod'
import type { Permission } from '../access/permissions.ts'
import { type Access, defineEndpoint } from '../shared/endpoint.ts'
import { id, version } from '../shared/fields.ts'
import { listOf, one, pageOf, pageQuery, searchText } from '../shared/page.ts'
import { type Column, type Columns, inputShape, type RowShape, rowShape } from './columns.ts'
import { historyEndpoints } from './history.ts'
import { exportEndpoint } from './list-export.ts'
import type { HistoryKind } from './record-kinds.ts'

/** Every dictionary has a name. */
type DictionaryColumns = Columns & { readonly name: Column<'text'> }

type DictionaryResource = {
  [P in Permission]: P extends `${infer R}.delete` ? (`${R}.read` extends Permission ? R : never) : never
}[Permission]

interface Declared<C extends DictionaryColumns, Shown, Taken, Choice, Filters> {
  kind: HistoryKind
  /** The resource whose permissions the calls require. */
  resource: DictionaryResource
  /** Further permissions that allow reading the short list. */
  choosers?: readonly Permission[]
  /** Plural, for the API documentation: `units`. */
  what: string
  /** Prefix of its translation keys: `catalogue.units`. */
  words: string
  /** Prefix of the labels of its columns, `<labels>.fields.<column>`. Default: `words`. */
  labels?: string
  columns: C
  /** A rule about several columns, with `when: isRecord`. */
  rule?: z.core.$ZodCheck
  children?: { record?: Shown; input?: Taken }
  /** A row of the short list. Default: the id, the columns and the children. */
  choice?: Choice
  filters?: Filters
  perPage?: number
}

/** A list of names that other records choose from, with its endpoints. Sorted by name by default. */
export const defineDictionary = <
  const P extends string,
  const C extends DictionaryColumns,
  const Shown extends z.ZodRawShape = Record<never, never>,
  const Taken extends z.ZodRawShape = Record<never, never>,
  Choice extends z.ZodObject = z.ZodObject<{ id: typeof id } & RowShape<C> & Shown>,
  const Filters extends z.ZodRawShape = Record<never, never>,
>(
  path: P,
  declared: Declared<C, Shown, Taken, Choice, Filters>,
) => {
  const { kind, resource, choosers = [], what, words, labels = words, columns } = declared
  const may = (action: 'create' | 'read' | 'update' | 'delete') => `${resource}.${action}` as Permission
  const filters = (declared.filters ?? {}) as Filters
  const shown = { ...rowShape(columns), ...((declared.children?.record ?? {}) as Shown) }
  const choice = declared.choice ?? (z.object({ id, ...shown }) as unknown as Choice)
  const record = z.object({
    id,
    ...shown,
    /** Whether a record uses it, so that it cannot be deleted. */
    hasRelatedEntities: z.boolean(),
    version: z.number().int(),
  })
  const input = z
    .object({ ...inputShape(columns), ...((declared.children?.input ?? {}) as Taken), version })
    .check(...(declared.rule ? [declared.rule as z.core.$ZodCheck<unknown>] : []))
  const ofRecord = `${path}/{id}` as `${P}/{id}`
  const list = defineEndpoint({
    method: 'GET',
    path,
    requires: may('read'),
    summary: `A page of ${what}`,
    query: pageQuery(['name', 'id'], { perPage: declared.perPage }).extend({
      search: searchText,
      ...filters,
    }),
    response: pageOf(record),
  })
  const endpoints = {
    list,
    exportList: exportEndpoint(path, { requires: list.requires, query: list.query, what: `the ${what}` }),
    shortList: defineEndpoint({
      method: 'GET',
      path: `${path}/shortlist` as `${P}/shortlist`,
      requires: [may('read'), ...choosers] as Access,
      summary: `The ${what} to choose from, by id or search`,
      query: z.object({ id: id.optional(), search: searchText, ...filters }),
      response: listOf(choice),
    }),
    get: defineEndpoint({
      method: 'GET',
      path: ofRecord,
      requires: may('read'),
      summary: `One of the ${what}`,
      response: one(record),
    }),
    create: defineEndpoint({
      method: 'POST',
      path,
      requires: may('create'),
      summary: `Adds to the ${what}`,
      body: input,
      response: one(record),
    }),
    update: defineEndpoint({
      method: 'POST',
      also: 'PUT',
      path: ofRecord,
      requires: may('update'),
      summary: `Changes one of the ${what}; 409 with the current one on a version conflict`,
      body: input,
      response: one(record),
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: ofRecord,
      requires: may('delete'),
      summary: `Deletes one of the ${what} that nothing uses`,
      response: 'nothing',
    }),
    ...historyEndpoints(path, may('read')),
  }
  return { path, kind, resource, choosers, what, words, labels, columns, record, choice, input, endpoints }
}
