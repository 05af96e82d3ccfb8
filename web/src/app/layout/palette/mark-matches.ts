interface MarkedPart {
  text: string
  isMatch: boolean
}

/** Finds typed words in a text, ignoring case, accents, and separators within numbers. */
export function markMatches(text: string, typed: string): MarkedPart[] {
  const words = bare(typed)
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  if (words.length === 0) return [{ text, isMatch: false }]
  // One or two characters match only at the beginning of a word.
  const patterns = words.map(word => `${word.length < 3 ? '(?<![\\p{L}\\p{N}])' : ''}${spread(word)}`)
  const found = [...bare(text).matchAll(new RegExp(patterns.join('|'), 'giu'))]
  const parts: MarkedPart[] = []
  let end = 0
  for (const { index, 0: match } of found) {
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false })
    parts.push({ text: text.slice(index, index + match.length), isMatch: true })
    end = index + match.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** `BF7587` is within `BF-7587`, and `3125550188` within `(312) 555-0188`. */
const spread = (word: string): string => {
  const signs = [...word].filter(sign => /[\p{L}\p{N}]/u.test(sign))
  return signs.join(/\d/.test(word) ? '[\\s\\-./()]*' : '[-./]?')
}

/** Without accents, with the same length. */
const bare = (text: string): string =>
  text.replace(/\P{ASCII}/gu, sign => {
    const [base = sign] = sign.normalize('NFD')
    return base.length === sign.length ? base : sign
  })
