import { sql } from 'kysely'
import type { DictionaryEntry, DictionaryKind } from '#contract/lookups/dictionaries.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { takenValues, type UniqueValue, writeUnique } from '#server/operation/unique-values.ts'
import { toEntry } from './dictionary-queries.ts'
import { lockOwnEntry } from './remove-dictionary-entry.ts'

export async function createDictionaryEntry(
  context: Context,
  kind: DictionaryKind,
  title: string,
): Promise<DictionaryEntry> {
  await refuseDuplicate(context, kind, title)
  const row = await writeUnique(
    uniqueIn(kind),
    { title },
    context.db
      .insertInto('dictionary_entries')
      .values({ kind, title })
      .returning(['id', 'kind', 'key', 'title', 'version'])
      .executeTakeFirstOrThrow(),
  )
  return toEntry(context, row)
}

export async function renameDictionaryEntry(
  context: Context,
  kind: DictionaryKind,
  id: number,
  { title, version }: { title: string; version?: number | undefined },
): Promise<DictionaryEntry> {
  const entry = await lockOwnEntry(context, kind, id)
  await checkVersion(version, entry.version, async () => toEntry(context, entry))
  await refuseDuplicate(context, kind, title, id)
  const row = await writeUnique(
    uniqueIn(kind),
    { title },
    context.db
      .updateTable('dictionary_entries')
      .set(({ eb }) => ({ title, version: eb('version', '+', 1), updated_at: context.now }))
      .where('id', '=', id)
      .returning(['id', 'kind', 'key', 'title', 'version'])
      .executeTakeFirstOrThrow(),
  )
  return toEntry(context, row)
}

const uniqueIn = (kind: DictionaryKind): UniqueValue[] => [
  {
    table: 'dictionary_entries',
    column: 'title',
    index: 'dictionary_entries_title',
    among: sql`kind = ${kind}`,
  },
]

async function refuseDuplicate(
  context: Context,
  kind: DictionaryKind,
  title: string,
  exceptId?: number,
): Promise<void> {
  const reasons = await takenValues(context, uniqueIn(kind), { title }, exceptId)
  if (reasons.length > 0) throw new Refusal(reasons)
}
