import { type Kysely, sql } from 'kysely'
import { commonErrors } from '#contract/shared/errors.ts'
import type { List } from '#server/database/lists/list.ts'
import { orderedBy, type PageQuery, type SortQuery } from '#server/database/lists/query.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { readColumns } from './columns.ts'
import type { Dictionary, Row } from './dictionary.ts'

export const listEntries = (context: Context, dictionary: Dictionary, query: PageQuery & DictionaryQuery) =>
  readPage(context.db, query, entryList(context, dictionary, query))

/** What the search and the filters find, for a page of it and for all of it. */
export const entryList = ({ db }: Context, dictionary: Dictionary, query: DictionaryQuery): List<Row> => ({
  matching: matching(db, dictionary, query, dictionary.alsoFound).select('id'),
  sorts: {
    // An exact match first.
    ...(query.search && { found: [sql`lower(name) <> ${query.search.trim().toLowerCase()}`, ...byName] }),
    ...(dictionary.order && { order: [...dictionary.order, ...byName] }),
    name: byName,
    id: ['id'],
  },
  direction: 'asc',
  rows: ids => rows(db, dictionary).where('id', 'in', ids).execute(),
})

export const shortListEntries = (
  { db }: Context,
  dictionary: Dictionary,
  query: DictionaryQuery & { id?: number },
): Promise<Record<string, unknown>[]> =>
  orderedBy(
    matching(db, dictionary, query)
      .$if(query.id !== undefined, found => found.where('id', '=', query.id!))
      .$if(dictionary.isOffered !== undefined, found => found.where(dictionary.isOffered!))
      .select(selections(dictionary, Object.keys(dictionary.choice.shape))),
    [...(dictionary.order ?? []), ...byName],
    'asc',
  )
    .limit(dictionary.shortListMax ?? 100)
    .execute()

export async function getEntry({ db }: Context, dictionary: Dictionary, id: number): Promise<Row> {
  const row = await rows(db, dictionary).where('id', '=', id).executeTakeFirst()
  if (!row) throw refusal(commonErrors.no_such_record)
  return row
}

/** The row, locked until the end of the write. */
export async function lockEntry(context: Context, dictionary: Dictionary, id: number): Promise<Row> {
  await entries(context.db)
    .selectFrom(dictionary.table)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return getEntry(context, dictionary, id)
}

/** Any dictionary's table: all of them have an id, a name and a version. */
// biome-ignore lint/suspicious/noExplicitAny: the columns are the declaration's
export const entries = (db: Context['db']) => db as unknown as Kysely<Record<string, any>>

const byName = [sql`lower(name)`, 'id']

export type DictionaryQuery = SortQuery & { search?: string } & Record<string, unknown>

function matching(
  db: Context['db'],
  { table, filter }: Dictionary,
  query: DictionaryQuery,
  also: Dictionary['alsoFound'] = () => sql<boolean>`false`,
) {
  const filtered = filter?.(query)
  return entries(db)
    .selectFrom(table)
    .$if(!!query.search, found =>
      found.where(
        sql<boolean>`(lower(name) like ${containsPattern(query.search!)} or ${also(query.search!)})`,
      ),
    )
    .$if(filtered !== undefined, found => found.where(filtered!))
}

const rows = (db: Context['db'], dictionary: Dictionary) =>
  entries(db)
    .selectFrom(dictionary.table)
    .select([...selections(dictionary), 'version', dictionary.usage.isUsed.as('hasRelatedEntities')])
    .$castTo<Row>()

const selections = ({ table, columns, references, children }: Dictionary, names?: readonly string[]) =>
  Object.entries({
    id: sql.ref('id'),
    ...readColumns(table, columns, references),
    ...children?.read,
  })
    .filter(([name]) => names?.includes(name) ?? true)
    .map(([name, value]) => value.as(name))
