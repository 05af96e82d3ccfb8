import { sql } from 'kysely'
import type { DictionaryEntry, DictionaryKind } from '#contract/lookups/dictionaries.ts'
import { lookupErrors } from '#contract/lookups/lookup-errors.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { toEntry } from './dictionary-queries.ts'
import { lockOwnEntry } from './remove-dictionary-entry.ts'

export async function createDictionaryEntry(
  context: Context,
  kind: DictionaryKind,
  title: string,
): Promise<DictionaryEntry> {
  const row = await context.db
    .insertInto('dictionary_entries')
    .values({ kind, title })
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'kind', 'key', 'title', 'version'])
    .executeTakeFirst()
  if (!row) throw titleTaken()
  return toEntry(context, row)
}

export async function renameDictionaryEntry(
  context: Context,
  kind: DictionaryKind,
  id: number,
  input: { title: string; version?: number | undefined },
): Promise<DictionaryEntry> {
  // Nobody may take the title between the look and the write.
  await sql`lock table dictionary_entries in share row exclusive mode`.execute(context.db)
  const present = await lockOwnEntry(context, kind, id)
  await checkVersion(input.version, present.version, async () => toEntry(context, present))
  const same = await context.db
    .selectFrom('dictionary_entries')
    .select('id')
    .where('kind', '=', kind)
    .where(({ eb, fn }) => eb(fn('lower', ['title']), '=', fn('lower', [eb.val(input.title)])))
    .where('id', '<>', id)
    .executeTakeFirst()
  if (same) throw titleTaken()
  const row = await context.db
    .updateTable('dictionary_entries')
    .set(({ eb }) => ({ title: input.title, version: eb('version', '+', 1), updated_at: context.now }))
    .where('id', '=', id)
    .returning(['id', 'kind', 'key', 'title', 'version'])
    .executeTakeFirstOrThrow()
  return toEntry(context, row)
}

const titleTaken = () => refusal(lookupErrors.dictionary_title_taken, { parameter: 'title' })
