import type { NameOrder } from '#contract/imports/import-rules.ts'

export interface PersonName {
  first_name: string
  last_name: string
}

/** `Smith, John` is John Smith where the last name comes first; `Smith, Jr.` never. Else the last word is the last name. */
export function splitName(name: string, order: NameOrder): PersonName {
  const turned = order === 'last_first' ? turnedAtComma(name) : undefined
  if (turned) return turned
  const words = name.split(/[\s,]+/).filter(Boolean)
  const lastWords = words.length > 2 && isSuffix(words.at(-1)!) ? 2 : 1
  if (words.length <= 1) return { first_name: words[0] ?? '', last_name: '' }
  return { first_name: words.slice(0, -lastWords).join(' '), last_name: words.slice(-lastWords).join(' ') }
}

/** `Garcia Jr., Luis` -> Luis, Garcia Jr. */
function turnedAtComma(name: string): PersonName | undefined {
  const [, last_name = '', first_name = ''] = /^([^,]+),\s*([^,]+)$/.exec(name.trim()) ?? []
  return first_name && !isSuffix(first_name) ? { first_name, last_name: last_name.trim() } : undefined
}

export const isTurnedAtComma = (name: string): boolean =>
  !isCompanyName(name) && turnedAtComma(name) !== undefined

const isSuffix = (word: string): boolean => /^(jr|sr|ii|iii|iv|esq|md)\.?$/i.test(word)

/** By the words that companies have in their names. */
export const isCompanyName = (name: string): boolean => companyWords.test(name) || /\d{2,}/.test(name)

const companyWords =
  /(^|[\s,.])(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp|plc|pllc|gmbh|s\.?a\.? de c\.?v|trucking|transport|transportation|transit|logistics|freight|carriers?|express|hauling|leasing|lines|fleet|equipment|motors|trucks?|trailers?|repair|services?|enterprises?|industries|supply|group|holdings|systems|solutions|construction|farms?|dairy|foods?|distribut(?:ion|ors?)|excavating|landscaping|towing|waste|county|city|school|district|ооо|оао|зао|тов)(?=$|[\s,.])/i
