import { compactNumber } from '#contract/shared/compact-number.ts'

/**
 * Whether the input equals one of the names, ignoring case, accents, spaces and hyphens; phones in any
 * format.
 */
export function isExactly(typed: string, names: readonly (string | null | undefined)[]): boolean {
  const wanted = compact(typed)
  const phone = phoneOf(typed)
  return (
    wanted !== '' &&
    names.some(name => name && (compact(name) === wanted || (phone !== null && phoneOf(name) === phone)))
  )
}

const compact = (text: string): string =>
  compactNumber(text.normalize('NFD').replace(/\p{M}/gu, '')).replace(/[№()]/g, '')

/** The last ten digits, if there is nothing but a number of that length. */
function phoneOf(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length >= 10 && digits.length <= 15 && /^[\d\s()+.-]+$/.test(text) ? digits.slice(-10) : null
}
