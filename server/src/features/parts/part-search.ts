import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Search } from '#server/database/read-hits.ts'
import { compactColumn, compactNumber } from '#server/database/search-pattern.ts'
import { holdsWordsOrNumber, isOneSign } from '#server/database/search-words.ts'

/** By name, stock number or article number; a number is found with any separators. On the table `parts`. */
export const partMatches = (search: string): RawBuilder<SqlBool> =>
  isOneSign(search)
    ? sql`lower(parts.stock_number) = ${search.trim().toLowerCase()}`
    : holdsWordsOrNumber(sql.ref('parts.search_text'), search)

export const partSearch = (search: string): Search => ({
  id: 'parts.id',
  hits: sql`select id from parts where deleted_at is null and ${partMatches(search)}`,
  matches: partMatches(search),
  sideBySide: ['name', 'stock_number'],
})

/** Parts whose stock or article number is exactly the search. */
export function partIsNumbered(search: string): RawBuilder<SqlBool> {
  const number = compactNumber(search)
  // The first condition is the one that uses an index.
  return sql<SqlBool>`(${partMatches(search)} and ${number} in (
    ${compactColumn(sql.ref('parts.stock_number'))}, ${compactColumn(sql.ref('parts.article_number'))}))`
}

/** The same, or whose name it is. */
export function partIsMeant(search: string): RawBuilder<SqlBool> {
  const isNamed = sql<SqlBool>`${partMatches(search)} and lower(parts.name) = ${search.trim().toLowerCase()}`
  return /\d/.test(search) ? sql<SqlBool>`(${partIsNumbered(search)} or ${isNamed})` : isNamed
}
