/**
 * The words of a label. It ends at a word boundary and includes the colon, number sign or dash after it.
 * Of words that begin alike the longer stands first.
 */
export function label(...words: string[]): RegExp {
  const ends = '(?:(?<=[^\\p{L}])|(?![\\p{L}\\p{N}]))'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${ends}[\\s:#№.)\\-–—]*`, 'iu')
}

export const number = '(?:#|№|nos?\\.?\\s?\\(s\\)|nos?(?=[.:\\s(]|$)|nbr|num(?:ber)?|id(?=[:\\s]|$))'

/** `N.º` arrives as `N.o`. */
export const numero = 'n(?:[úu]m(?:ero)?|[oº°](?=[.:\\s]|$)|\\.?\\s?[º°o])\\.?'

/** One of the words, whole: `no` is not the beginning of `notes`. */
const one = (words: readonly string[]) => `(?:${words.join('|')})(?:(?<=[^\\p{L}])|(?![\\p{L}\\p{N}]))`
const between = '[\\s/&,.?(-]{0,3}'

/** What a label is called by, among words of its company in any order: `Complaint`, `Customer’s reported complaint(s)`. */
export const phrase = (core: readonly string[], company: readonly string[]): string =>
  `(?:${one(company)}${between}){0,5}${one(core)}(?:${between}(?:${one(core)}|${one(company)})){0,6}`

/**
 * Words of both kinds, in either order: `Work requested`, `Requested work`, `Services to be performed`.
 * Up to four of their company: V8 writes a repetition of at most three out, which took seconds to compile.
 */
export const both = (
  some: readonly string[],
  others: readonly string[],
  company: readonly string[],
): string => {
  const joined = `${between}(?:${one(company)}${between}){0,4}`
  return `(?:${one(company)}${between}){0,4}(?:${one(some)}${joined}${one(others)}|${one(others)}${joined}${one(some)})(?:${between}${one(company)}){0,4}`
}

/** `Our number is 4471`, `it reads 18,220`: the value behind the verb. */
export const withoutVerb = (text: string): string =>
  text.replace(/^(?:is|was|will be|reads?|shows?|now|at|es|son|marca)\s+/iu, '')
