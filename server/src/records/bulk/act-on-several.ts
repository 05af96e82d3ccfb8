import { isDeepStrictEqual } from 'node:util'
import type { BulkResult } from '#contract/records/bulk.ts'
import type { Context } from '#server/operation/context.ts'
import { oneByOne } from '#server/operation/one-by-one.ts'

export interface Several {
  ids: readonly number[]
  is_preview: boolean
}

interface BulkAct<What> {
  /** Current values of what the act changes. Locks the record, or refuses. */
  before: (context: Context, id: number) => Promise<What>
  act: (context: Context, id: number) => Promise<unknown>
  names: NamesOf
}

export type NamesOf = (
  context: Context,
  ids: readonly number[],
) => Promise<readonly { id: number; name: string }[]>

/** By the rules of the single act; records that have the values already are skipped. */
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
