import { type Expression, type RawBuilder, sql } from 'kysely'

export const containsPattern = (text: string): string => `%${escapeLike(text.trim().toLowerCase())}%`

/** Some word begins with this text. */
export function wordPatterns(text: string): { atBeginning: string; within: string } {
  const escaped = escapeLike(text.toLowerCase())
  return { atBeginning: `${escaped}%`, within: `% ${escaped}%` }
}

/** `compactNumber` in the database. */
export const compactColumn = (column: Expression<string>): RawBuilder<string> =>
  sql`compact_number(${column})`

/** For a search in E.164 numbers; null if it cannot be a phone. */
export function phoneDigits(text: string): string | null {
  const phone = text.trim().replace(/^tel:/i, '').replace(extension, '')
  const digits = phone.replace(/\D/g, '')
  return phoneSigns.test(phone) && digits.length >= 3 ? digits.replace(/^1(?=\d{10}$)/, '') : null
}

const phoneSigns = /^[\d\s()+./\u2010-\u2015-]+$/
/** `x12`, `ext. 12`, `#12` after the number. */
const extension = /[\s,;]*(?:x|ext\.?|#)\s*\d{1,6}$/i

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, sign => `\\${sign}`)
