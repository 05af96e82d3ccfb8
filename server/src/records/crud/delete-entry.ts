import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { announce } from '../announce.ts'
import type { Dictionary } from './dictionary.ts'
import { entries, lockEntry } from './dictionary-queries.ts'

/** Only one that nothing names. */
export async function deleteEntry(context: Context, dictionary: Dictionary, id: number): Promise<void> {
  const { name } = await lockEntry(context, dictionary, id)
  const reasons = await dictionary.usage.blockers(context, id)
  if (reasons.length > 0) throw new Refusal(reasons)
  await entries(context.db).deleteFrom(dictionary.table).where('id', '=', id).execute()
  context.record({ kind: dictionary.kind, recordId: id, act: 'deleted', params: { name } })
  announce(context, dictionary.kind, id)
}
