import { type Expression, type SqlBool, sql } from 'kysely'
import { compactNumber, containsPattern, phoneDigits } from './search-pattern.ts'

const maxWords = 6

/** Whether a lower-case text column holds every word of a search, in any order ("lopez maria"). */
export function holdsWords(column: Expression<unknown>, search: string): Expression<SqlBool> {
  const words = search.trim().split(/\s+/).slice(0, maxWords)
  const all = words.map(word => sql`${column} like ${containsPattern(word)}`)
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`
}

/** The same, and a phone number typed in any form is found by its digits. */
export function holdsWordsOrPhone(column: Expression<unknown>, search: string): Expression<SqlBool> {
  const digits = phoneDigits(search)
  return digits === null ? holdsWords(column, search) : holdsEither(column, search, digits)
}

/** The same, and a number is found with any separators; the column also contains its numbers in compact form. */
export function holdsWordsOrNumber(column: Expression<unknown>, search: string): Expression<SqlBool> {
  const compact = compactNumber(search)
  const isSetApart = /\d/.test(compact) && compact.length >= 3 && compact !== search.trim().toLowerCase()
  return isSetApart ? holdsEither(column, search, compact) : holdsWords(column, search)
}

const holdsEither = (column: Expression<unknown>, search: string, compact: string): Expression<SqlBool> =>
  sql<SqlBool>`(${holdsWords(column, search)} or ${column} like ${containsPattern(compact)})`
