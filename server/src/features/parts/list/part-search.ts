import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { compactNumber } from '#contract/shared/compact-number.ts'
import type { Search } from '#server/database/lists/search.ts'
import { compactColumn, containsPattern, wordPatterns } from '#server/database/search-pattern.ts'
import { holdsWordsOrNumber, isOneSign } from '#server/database/search-words.ts'

/** By name, stock number or article number with any separators, on the table `parts`. */
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
 * Rank: exact stock number, exact article number, exact name, start of a number, start of the name, start of a word.
 */
function partRank(search: string): RawBuilder<number> {
  const number = compactNumber(search)
  const name = wordPatterns(search.trim())
  // The last word of the search text has both numbers without separators: `p48213|mx1a`.
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

export function partHasNumber(search: string): RawBuilder<SqlBool> {
  const number = compactNumber(search)
  // Uses the index, which needs three characters.
  const mayHave =
    number.length < 3 ? partMatches(search) : sql`parts.search_text like ${containsPattern(number)}`
  return sql<SqlBool>`(${mayHave} and ${number} in (
    ${compactColumn(sql.ref('parts.stock_number'))}, ${compactColumn(sql.ref('parts.article_number'))}))`
}

export function partHasNumberOrName(search: string): RawBuilder<SqlBool> {
  const isNamed = sql<SqlBool>`${partMatches(search)} and lower(parts.name) = ${search.trim().toLowerCase()}`
  return /\d/.test(search) ? sql<SqlBool>`(${partHasNumber(search)} or ${isNamed})` : isNamed
}
