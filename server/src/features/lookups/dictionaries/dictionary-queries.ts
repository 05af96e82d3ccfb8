import type { DictionaryEntry, DictionaryKind } from '#contract/lookups/dictionaries.ts'
import type { Context } from '#server/operation/context.ts'

export async function listDictionary(context: Context, kind: DictionaryKind): Promise<DictionaryEntry[]> {
  const rows = await context.db
    .selectFrom('dictionary_entries')
    .select(['id', 'kind', 'key', 'title', 'version'])
    .where('kind', '=', kind)
    .orderBy('key', 'desc')
    .execute()
  const entries = rows.map(row => toEntry(context, row))
  return entries.sort((a, b) => a.title.localeCompare(b.title, context.language))
}

export interface DictionaryRow {
  id: number
  kind: string
  key: string | null
  title: string
  version: number
}

export function toEntry(
  { t }: Pick<Context, 't'>,
  { id, kind, key, title, version }: DictionaryRow,
): DictionaryEntry {
  return {
    id,
    title: key === null ? title : t(`lookups.dictionaries.${kind}.${key}`),
    default: key !== null,
    version,
  }
}

export async function lockDictionaryEntry({ db }: Context, kind: DictionaryKind, id: number) {
  return db
    .selectFrom('dictionary_entries')
    .select(['id', 'kind', 'key', 'title', 'version'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
