import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, pageMeta, unpaged } from '../shared/page.ts'

/** Records in one call: of more, the caller makes several calls and tells how far it is. */
export const mostInBulk = 50
/** Of all that a list's filters find, so many are chosen at once: as many as are counted exactly. */
export const mostMatching = 10_000

const several = {
  ids: z.array(id).min(1).max(mostInBulk),
  /** Nothing is written; the answer is the same. */
  is_preview: z.boolean().default(false),
}

/** What became of one record; in a preview, what would. */
const bulkResult = <const W extends z.ZodRawShape>(what: W) =>
  z.object({
    id,
    /** Null of a record that the caller does not see. */
    name: z.string().nullable(),
    outcome: z.enum(['done', 'unchanged', 'refused']),
    /** Why it was refused, in the language of the caller. */
    reason: z.string().nullable(),
    /** As it was, in the words of the act: asked for again, it gives that back. */
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
  /** What is done, without a full stop: 'Moves several orders to another status'. */
  summary: string
  /** What is asked for: each record is made to be so. */
  what: W
}

/** One act on several records, each judged and written by itself. */
export function bulkEndpoint<
  const P extends string,
  const Name extends string,
  const W extends z.ZodRawShape,
>(path: P, { act, requires, summary, what }: BulkAct<Name, W>) {
  return defineEndpoint({
    method: 'POST',
    path: `${path}/bulk/${act}` as `${P}/bulk/${Name}`,
    requires,
    summary: `${summary}, each by itself: what is refused stops no other`,
    body: z.object({ ...several, ...what }),
    response: listOf(bulkResult(what)),
    ownTransactions: true,
  })
}

/** Which records a list's filters find, to be acted on. `query` is that of the list. */
export function matchingEndpoint<const P extends string, Q extends z.ZodRawShape>(
  path: P,
  { requires, query, what }: { requires: Endpoint['requires']; query: z.ZodObject<Q>; what: string },
) {
  return defineEndpoint({
    method: 'GET',
    path: `${path}/matching` as `${P}/matching`,
    requires,
    summary: `The ids of ${what} as filtered and sorted, the first ${mostMatching} at most, and how many there are`,
    query: z.object(unpaged(query.shape)),
    response: z.object({ data: z.array(id), meta: pageMeta }),
  })
}
