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
