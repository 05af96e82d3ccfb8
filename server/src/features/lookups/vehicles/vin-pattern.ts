/**
 * How many positions of the VIN a vPIC pattern fixes; null if it does not match. Before the bar are positions 4 to 8,
 * after it 10 to 17; `*` is any character, `#` a digit, `[A-C1]` a set. A short pattern ignores the rest.
 */
export function matchVinPattern(pattern: string, vin: string): number | null {
  const [descriptor = '', identifier = ''] = pattern.split('|')
  const first = matchPart(descriptor, vin.slice(3, 8))
  if (first === null) return null
  const second = matchPart(identifier, vin.slice(9))
  return second === null ? null : first + second
}

function matchPart(pattern: string, text: string): number | null {
  const places = pattern.match(/\[[^\]]*\]|./g) ?? []
  let fixed = 0
  for (const [index, place] of places.entries()) {
    if (place === '*') continue
    const character = text[index]
    if (character === undefined || !matchesPlace(place, character)) return null
    fixed += 1
  }
  return fixed
}

function matchesPlace(place: string, character: string): boolean {
  if (place === '#') return /\d/.test(character)
  if (!place.startsWith('[')) return place === character
  const set = place.slice(1, -1)
  for (let index = 0; index < set.length; index += 1) {
    const isRange = set[index + 1] === '-' && set[index + 2] !== undefined
    const last = isRange ? set[index + 2]! : set[index]!
    if (character >= set[index]! && character <= last) return true
    if (isRange) index += 2
  }
  return false
}
