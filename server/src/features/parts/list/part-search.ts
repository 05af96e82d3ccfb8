import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Search } from '#server/database/lists/search.ts'
import {
  compactColumn,
  compactNumber,
  containsPattern,
  wordPatterns,
} from '#server/database/search-pattern.ts'
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
  correlatedSorts: ['name', 'stock_number'],
  best: {
    rank: partRank(search),
    isExact: sql<SqlBool>`lower(parts.stock_number) = ${search.trim().toLowerCase()}`,
  },
})

/**
 * The part with that very number first, its stock number before its article number, then one of that very name, then
 * one whose number begins with it, then one whose name does, then one with a word that does.
 */
export function partRank(search: string): RawBuilder<number> {
  const number = compactNumber(search)
  const name = wordPatterns(search.trim())
  // Both numbers without their separators are the last word of the text that is searched: `p48213|mx1a`.
  const numbers = sql`split_part(parts.search_text, ' ', -1)`
  return sql`case
    when ${number} = '' then 7
    when split_part(${numbers}, '|', 1) = ${number} then 0
    when split_part(${numbers}, '|', 2) = ${number} then 1
    when lower(parts.name) = ${search.trim().toLowerCase()} then 2
    when ${numbers} like ${wordPatterns(number).atBeginning} then 3
    when ${numbers} like ${containsPattern(`|${number}`)} then 4
    when lower(parts.name) like ${name.atBeginning} then 5
    when lower(parts.name) like ${name.within} then 6
    else 7 end`
}

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
