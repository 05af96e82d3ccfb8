import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, pageMeta, unpaged } from '../shared/page.ts'

/** Records per call; the browser splits more into several calls. */
export const maxInBulk = 50
/** Records that "select all" can choose: the limit of exact counts. */
export const maxMatching = 10_000

const several = {
  ids: z.array(id).min(1).max(maxInBulk),
  /** Writes nothing; same answer. */
  is_preview: z.boolean().default(false),
}

const bulkResult = <const W extends z.ZodRawShape>(what: W) =>
  z.object({
    id,
    /** Null if the caller may not see the record. */
    name: z.string().nullable(),
    outcome: z.enum(['done', 'unchanged', 'refused']),
    reason: z.string().nullable(),
    /** The previous values, to undo with the same call. */
    before: z.object(what).nullable(),
  })

export interface BulkResult<What extends object = object> {
  id: number
  name: string | null
  outcome: 'done' | 'unchanged' | 'refused'
  reason: string | null
  before: What | null
}

interface BulkAct<Name extends string, W extends z.ZodRawShape> {
  act: Name
  requires: Endpoint['requires']
  /** Without a full stop: 'Moves several orders to another status'. */
  summary: string
  what: W
}

/** One act on several records, each with its own checks and transaction. */
export function bulkEndpoint<
  const P extends string,
  const Name extends string,
  const W extends z.ZodRawShape,
>(path: P, { act, requires, summary, what }: BulkAct<Name, W>) {
  return defineEndpoint({
    method: 'POST',
    path: `${path}/bulk/${act}` as `${P}/bulk/${Name}`,
    requires,
    summary: `${summary}, each in its own transaction`,
    body: z.object({ ...several, ...what }),
    response: listOf(bulkResult(what)),
    ownTransactions: true,
  })
}

/** Ids of the records that a list's filters find. `query` is the list's. */
export function matchingEndpoint<const P extends string, Q extends z.ZodRawShape>(
  path: P,
  { requires, query, what }: { requires: Endpoint['requires']; query: z.ZodObject<Q>; what: string },
) {
  return defineEndpoint({
    method: 'GET',
    path: `${path}/matching` as `${P}/matching`,
    requires,
    summary: `The ids of ${what} as filtered and sorted, at most ${maxMatching}, and their count`,
    query: z.object(unpaged(query.shape)),
    response: z.object({ data: z.array(id), meta: pageMeta }),
  })
}
