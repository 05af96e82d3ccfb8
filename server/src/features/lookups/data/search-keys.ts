/** Normalizes names: lower case, no accents, words separated by one space. `F-150` -> `f 150`. */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** For places: St. Paul equals Saint Paul. */
export function placeKey(text: string): string {
  return searchKey(text).replace(/\b(st|ste|ft|mt)\b/g, word => written[word]!)
}

const written: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }
