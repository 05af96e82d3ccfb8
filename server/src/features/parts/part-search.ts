import { type Expression, type SqlBool, sql } from 'kysely'
import { holdsWords } from '#server/database/search-words.ts'

/** By name, stock number or article number; a number is found with and without its hyphens. */
export function partMatches(search: string): Expression<SqlBool> {
  const column = sql.ref('parts.search_text')
  return search.includes('-')
    ? sql<SqlBool>`(${holdsWords(column, search)} or ${holdsWords(column, search.replaceAll('-', ''))})`
    : holdsWords(column, search)
}
