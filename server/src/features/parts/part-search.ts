import { type Expression, type SqlBool, sql } from 'kysely'
import { compactColumn, compactNumber } from '#server/database/search-pattern.ts'
import { holdsWordsOrNumber } from '#server/database/search-words.ts'

/** By name, stock number or article number; a number is found with any separators. */
export const partMatches = (search: string): Expression<SqlBool> =>
  holdsWordsOrNumber(sql.ref('parts.search_text'), search)

/** Parts whose stock or article number is exactly the search. */
export function partIsNumbered(search: string): Expression<SqlBool> {
  const number = compactNumber(search)
  // The first condition is the one that uses an index.
  return sql<SqlBool>`(${partMatches(search)} and ${number} in (
    ${compactColumn(sql.ref('parts.stock_number'))}, ${compactColumn(sql.ref('parts.article_number'))}))`
}
