import { z } from 'zod'
import type { Permission } from '../access/permissions.ts'
import { type Access, defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, one, pageOf, pageQuery, searchText } from '../shared/page.ts'
import { historyEndpoints } from './history.ts'

/** What a record of every dictionary has besides its own fields. */
export const dictionaryRecord = z.object({
  id,
  name: z.string(),
  /** Something names it: it cannot be deleted. */
  hasRelatedEntities: z.boolean(),
  version: z.number().int(),
})

type DictionaryResource = {
  [P in Permission]: P extends `${infer R}.delete` ? (`${R}.read` extends Permission ? R : never) : never
}[Permission]

interface Dictionary<Row, Choice, Input, Filters> {
  /** Whose create, read, update and delete the calls require. */
  resource: DictionaryResource
  /** Who else chooses from the short list. */
  choosers?: readonly Permission[]
  /** In the plural, for the API's reader: `units`. */
  what: string
  record: Row
  choice: Choice
  input: Input
  /** Of the lists, besides the search. */
  filters?: Filters
  perPage?: number
}

/** The calls of a dictionary: a list of named things that other records choose from. By name unless asked otherwise. */
export const dictionaryEndpoints = <
  const P extends string,
  Row extends z.ZodObject,
  Choice extends z.ZodObject,
  Input extends z.ZodType,
  const Filters extends z.ZodRawShape = Record<never, never>,
>(
  path: P,
  {
    resource,
    choosers = [],
    what,
    record,
    choice,
    input,
    filters,
    perPage,
  }: Dictionary<Row, Choice, Input, Filters>,
) => {
  const may = (action: 'create' | 'read' | 'update' | 'delete') => `${resource}.${action}` as Permission
  const asked = (filters ?? {}) as Filters
  const ofRecord = `${path}/{id}` as `${P}/{id}`
  return {
    list: defineEndpoint({
      method: 'GET',
      path,
      requires: may('read'),
      summary: `A page of ${what}`,
      query: pageQuery(['name', 'id'], { perPage }).extend({ search: searchText, ...asked }),
      response: pageOf(record),
    }),
    shortList: defineEndpoint({
      method: 'GET',
      path: `${path}/shortlist` as `${P}/shortlist`,
      requires: [may('read'), ...choosers] as Access,
      summary: `The ${what} to choose from, by id or search`,
      query: z.object({ id: id.optional(), search: searchText, ...asked }),
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
      summary: `Changes one of the ${what}; 409 with the present one when it was saved since`,
      body: input,
      response: one(record),
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: ofRecord,
      requires: may('delete'),
      summary: `Deletes one of the ${what} that nothing names`,
      response: 'nothing',
    }),
    ...historyEndpoints(path, may('read')),
  }
}
