import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { compactNumber, containsPattern, phoneDigits, wordPatterns } from './search-pattern.ts'

const maxWords = 6

const wordsOf = (search: string): string[] => search.trim().split(/\s+/).slice(0, maxWords)

/** One sign is too few to look for in texts: only what has exactly that number is meant. */
export const isOneSign = (search: string): boolean => wordsOf(search).every(word => word.length < 2)

/**
 * Whether a lower-case text column holds every word of a search, in any order ("lopez maria"). Within words from the
 * third sign on, as the index of texts knows three signs in a row; what is shorter begins a word.
 */
export function holdsWords(column: Expression<unknown>, search: string): RawBuilder<SqlBool> {
  const words = wordsOf(search)
  if (words.some(word => /[\p{L}\p{N}]{3}/u.test(word)))
    return all(words.map(word => sql`${column} like ${containsPattern(word)}`))
  return all(
    words
      .filter(word => word.length > 1)
      .map(word => {
        const { atBeginning, within } = wordPatterns(word)
        return sql`(${column} like ${atBeginning} or ${column} like ${within})`
      }),
  )
}

const all = (conditions: RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`

/** The same, and a phone number typed in any form is found by its digits. */
export function holdsWordsOrPhone(column: Expression<unknown>, search: string): RawBuilder<SqlBool> {
  const digits = phoneDigits(search)
  return digits === null ? holdsWords(column, search) : holdsEither(column, search, digits)
}

/** The same, and a number is found with any separators; the column also contains its numbers in compact form. */
export function holdsWordsOrNumber(column: Expression<unknown>, search: string): RawBuilder<SqlBool> {
  const compact = compactNumber(search)
  const isSetApart = /\d/.test(compact) && compact.length >= 3 && compact !== search.trim().toLowerCase()
  return isSetApart ? holdsEither(column, search, compact) : holdsWords(column, search)
}

const holdsEither = (column: Expression<unknown>, search: string, compact: string): RawBuilder<SqlBool> =>
  sql`(${holdsWords(column, search)} or ${column} like ${containsPattern(compact)})`
