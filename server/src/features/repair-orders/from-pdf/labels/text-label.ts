/**
 * The words of a label. It ends at a word boundary and includes the colon, number sign or dash after it.
 * Of words that begin alike the longer stands first.
 */
export function label(...words: string[]): RegExp {
  const ends = '(?:(?<=[^\\p{L}])|(?![\\p{L}\\d]))'
  return new AnyCase(`(?<![\\p{L}\\d])(?:${words.join('|')})${ends}[\\s:#№.)\\-–—]*`, 'u')
}

/**
 * Written in small letters, matched in any case. V8 takes ten times as long to compile a pattern with the flag `i` and all
 * letters of Unicode, and a thread that reads a PDF compiles them all.
 */
export class AnyCase extends RegExp {
  constructor(source: RegExp | string, flags: string) {
    super(typeof source === 'string' ? withFewLetters(source) : source, flags)
  }

  override exec(text: string): RegExpExecArray | null {
    return super.exec(inSmallLetters(text))
  }
}

/** As long as the text: `İ` in small letters is two. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length
    ? small
    : text.replace(/./gsu, letter =>
        letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
      )
}

/** Small letters of the languages that labels are written in. */
const letters = 'a-z\\u00df-\\u024f\\u0430-\\u04ff'

const withFewLetters = (source: string): string =>
  source.replace(/\[[^\]]*\]|\\p\{L[ul]?\}/g, part =>
    part.startsWith('[') ? part.replace(/\\p\{L[ul]?\}/g, letters) : `[${letters}]`,
  )

export const number =
  '(?:#s(?=[:\\s])|#|№|nos?\\.?\\s?\\(s\\)|n[or]s?(?=[.:\\s(]|$)|nbr|num(?:ber)?|id(?=[:\\s]|$))'

/** In Spanish and French; `N.º` arrives as `N.o`. */
export const numero = 'n(?:[úu]m(?:[ée]ro)?|[oº°](?=[.:\\s]|$)|\\.?\\s?[º°o])\\.?'

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
  text.replace(/^(?:is|was|are|were|will be|reads?|shows?|now|at|es|son|marca)\s+/iu, '')
