import type { DictionaryKind } from '#contract/lookups/dictionaries.ts'
import { lookupErrors } from '#contract/lookups/lookup-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { type DictionaryRow, lockDictionaryEntry } from './dictionary-queries.ts'

export async function removeDictionaryEntry(
  context: Context,
  kind: DictionaryKind,
  id: number,
): Promise<void> {
  await lockOwnEntry(context, kind, id)
  await context.db.deleteFrom('dictionary_entries').where('id', '=', id).execute()
}

/** Locks an entry; refuses built-in ones. */
export async function lockOwnEntry(
  context: Context,
  kind: DictionaryKind,
  id: number,
): Promise<DictionaryRow> {
  const entry = await lockDictionaryEntry(context, kind, id)
  if (!entry) throw refusal(commonErrors.no_such_record)
  if (entry.key !== null) throw refusal(lookupErrors.dictionary_entry_is_default)
  return entry
}
