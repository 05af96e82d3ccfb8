/** What names are compared by: lower case, no accents, words parted by one space. `F-150` -> `f 150`. */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The same of a place: St. Paul is looked for as Saint Paul too. */
export function placeKey(text: string): string {
  return searchKey(text).replace(/\b(st|ste|ft|mt)\b/g, word => written[word]!)
}

const written: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }
