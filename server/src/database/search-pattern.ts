/** A LIKE pattern for "contains this text", lower case, with the pattern's own signs taken literally. */
export const containsPattern = (text: string): string => `%${escapeLike(text.trim().toLowerCase())}%`

/** The digits of a phone typed in any form, for a search in E.164 numbers; null when it cannot be a phone. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return /^[\d\s()+.-]+$/.test(text.trim()) && digits.length >= 3 ? digits.replace(/^1(?=\d{10}$)/, '') : null
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, sign => `\\${sign}`)
