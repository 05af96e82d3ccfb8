import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { compactNumber } from '#contract/shared/compact-number.ts'
import { containsPattern, phoneDigits, wordPatterns } from './search-pattern.ts'

const maxWords = 6

const wordsOf = (search: string): string[] => search.trim().split(/\s+/).slice(0, maxWords)

/** Too short to search texts: only an exact number is found. */
export const isOneSign = (search: string): boolean => wordsOf(search).every(word => word.length < 2)

/**
 * Whether a lower-case column contains all words, in any order ("lopez maria"): from three
 * characters on anywhere (trigrams), shorter ones at the beginning of a word.
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

/** Also finds a phone by its digits, in any format. */
export function holdsWordsOrPhone(column: Expression<unknown>, search: string): RawBuilder<SqlBool> {
  const digits = phoneDigits(search)
  return digits === null ? holdsWords(column, search) : holdsEither(column, search, digits)
}

/** Also finds a number with any separators, in a column that contains its compact form. */
export function holdsWordsOrNumber(column: Expression<unknown>, search: string): RawBuilder<SqlBool> {
  const compact = compactNumber(search)
  const isSetApart = /\d/.test(compact) && compact.length >= 3 && compact !== search.trim().toLowerCase()
  return isSetApart ? holdsEither(column, search, compact) : holdsWords(column, search)
}

const holdsEither = (column: Expression<unknown>, search: string, compact: string): RawBuilder<SqlBool> =>
  sql`(${holdsWords(column, search)} or ${column} like ${containsPattern(compact)})`
