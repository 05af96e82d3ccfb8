import { isDeepStrictEqual } from 'node:util'
import type { BulkResult } from '#contract/records/bulk.ts'
import type { Context } from '#server/operation/context.ts'
import { oneByOne } from '#server/operation/one-by-one.ts'

export interface Several {
  ids: readonly number[]
  is_preview: boolean
}

/** How one act on several records is done with each of a kind. */
interface BulkAct<What> {
  /** What the act changes of one, as it is now. Locks it, or refuses. */
  before: (context: Context, id: number) => Promise<What>
  act: (context: Context, id: number) => Promise<unknown>
  /** What those are called that the caller sees. */
  names: NamesOf
}

export type NamesOf = (
  context: Context,
  ids: readonly number[],
) => Promise<readonly { id: number; name: string }[]>

/** Makes each record what is asked for, by the rules of the single one: what is so already is left as it is. */
export async function actOnSeveral<What extends object>(
  context: Context,
  { ids, is_preview }: Several,
  what: What,
  { before, act, names }: BulkAct<What>,
): Promise<BulkResult<What>[]> {
  const outcomes = await oneByOne(context, ids, is_preview, async (inner, id) => {
    const was = await before(inner, id)
    const isUnchanged = isDeepStrictEqual(was, what)
    if (!isUnchanged) await act(inner, id)
    return { isUnchanged, was }
  })
  const known = new Map((await names(context, [...outcomes.keys()])).map(({ id, name }) => [id, name]))
  return [...outcomes].map(([id, { result, reason }]) => ({
    id,
    name: known.get(id) ?? null,
    outcome: result ? (result.isUnchanged ? 'unchanged' : 'done') : 'refused',
    reason,
    before: result?.was ?? null,
  }))
}
