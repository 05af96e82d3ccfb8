/** Common names of makes that vPIC names after a division or company. */
const commonNames: Readonly<Record<string, string>> = {
  'VOLVO TRUCK': 'Volvo',
  'STERLING TRUCK': 'Sterling',
  'THOMAS BUILT': 'Thomas Built Buses',
  EVOBUS: 'EvoBus',
  'GREAT DANE TRAILERS': 'Great Dane',
  'UTILITY TRAILER MANUFACTURER': 'Utility',
  'FONTAINE TRAILER CO.': 'Fontaine',
  'VANGUARD NATIONAL TRAILER CORPORATION (VNTC)': 'Vanguard',
  'WABASH VANS': 'Wabash',
  'WABASH PLATFORMS': 'Wabash',
  'WABASH DOLLIES': 'Wabash',
  'WABASH TANKS': 'Wabash',
}

const initials = new Set(['ARBOC', 'CAMI', 'ELMS', 'NABI', 'RTDI', 'WHITEGMC'])
const firm = /[,\s]+(inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|company)\.?$/i
const shortWords = new Set([
  'AIR',
  'ALL',
  'BIG',
  'BOY',
  'BUS',
  'GAS',
  'GO',
  'ICE',
  'LOW',
  'NEW',
  'OIL',
  'OLD',
  'ONE',
  'RED',
  'SKY',
  'SUN',
  'TOP',
  'TOW',
  'VAN',
])
const small = new Set(['and', 'of', 'by', 'the', 'de', 'for'])

/**
 * Fixes capitals and drops the legal form: `SILVER EAGLE BUS` -> `Silver Eagle Bus`, `Reitnouer Inc` ->
 * `Reitnouer`; `GMC` stays.
 */
export function makeDisplayName(name: string): string {
  const alias = commonNames[name.toUpperCase()]
  if (alias) return alias
  const short = name.replace(firm, '') || name
  if (short !== short.toUpperCase()) return short
  return short
    .split(/(?<=[\s\-/(])/)
    .map((word, index) => displayWord(word, index))
    .join('')
}

function displayWord(word: string, index: number): string {
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (index > 0 && small.has(word.trim().toLowerCase())) return word.toLowerCase()
  // Short words, and words with digits or without vowels, stay in capitals: GMC, MAN, 4X4, HMC.
  const isInitials =
    initials.has(letters) ||
    (letters.length <= 3 && !shortWords.has(letters)) ||
    /\d/.test(word) ||
    !/[AEIOUY]/.test(letters)
  if (isInitials) return word
  return word.charAt(0) + word.slice(1).toLowerCase()
}
