import { isOtherField } from '../labels/form-labels.ts'
import { withoutVerb } from '../labels/text-label.ts'
import { stateNamed } from './named-states.ts'

/** `il P48213`, as one types on a telephone; not the states that are words: `in 4 days`. */
export const withStateInCapitals = (text: string): string =>
  text.replace(
    /^(?!in|or|me|hi|ok|on|de|la|al|id|co|pa|ma|mi|ne|no)([a-z]{2}) (?=[a-z]{0,3}[ -]?\d)/i,
    (before, name) => (stateNamed(name) ? before.toUpperCase() : before),
  )

/**
 * `P48213`, `ABC 1234`, `38-AK-7B`: 3 to 10 characters with a digit, without the state before or after it: `IL P48213`,
 * `AR-417 XKB`, `P48213 (IL)`, `KS · 772 HXB`.
 */
export function licensePlate(said: string): string | null {
  const text = withStateInCapitals(withoutVerb(said.replace(onVehicle, '')))
    .replace(/^(?:es|de|del|from)\s+/, '')
    .replace(typeOfPlate, word => (stateNamed(word) ? word : ''))
    .replace(typeBehindState, '$1 ')
  const national = cyrillic.exec(text)?.[0]
  if (national) return national.toUpperCase()
  if (isOtherField(text) || /^\d{1,3}(?:,\d{3})+(?!\d)/.test(text)) return null
  let plate = ''
  if (wordInCapitals.test(text)) return null
  for (const word of withoutState(text).split(apart)) {
    if (!isPart(word) || plate.length + word.length > 9) break
    // After the digits comes the state or another field.
    if (/\d/.test(plate) && !/\d/.test(word) && (isState(word) || word.length > 3)) break
    plate = plate ? `${plate} ${word}` : word
    if (plate.replace(/\W/g, '').length >= 5 && /\d/.test(plate)) break
  }
  const rest = withoutState(text).slice(plate.length)
  plate += lastLetters(rest, plate, withoutState(text) !== text)
  const value = plate.toUpperCase()
  return /\d/.test(value) &&
    value.length >= 3 &&
    value.replace(/\s/g, '').length <= 10 &&
    value.length <= 12 &&
    !isDay.test(text)
    ? value
    : null
}

/** `Plate on it is 2914-TKP` */
const onVehicle =
  /^(?:on|for|del?) (?:it|this|that|(?:(?:the|this|that|our) )?(?:one|truck|tractor|trailer|unit|bus|van)|la troca|el (?:cami[óo]n|remolque))\s+(?=(?:is|are|reads?|es|son)\s)/iu

/** `2308417 B`, `118 204 H`, `40 118 TA`, `31188 H-TRK`, `7742 MV 2`, `NM 04417 PWD`: what ends a plate for heavy vehicles, and ends the text or its clause. */
function lastLetters(rest: string, plate: string, isAfterState: boolean): string {
  const ofThree = isAfterState && /^\d{4,6}$/.test(plate) ? threeLetters.exec(rest)?.[0] : undefined
  const [, more = ''] = ofThree
    ? [ofThree, ofThree]
    : (/^\d{3,5} [A-Z]{2}$/.test(plate) && lastDigit.exec(rest)) || (endOfPlate.exec(rest) ?? [])
  const isWhole = `${plate}${more}`.replace(/[\s-]/g, '').length <= 9 && /\d/.test(plate)
  const last = more.trim().split(' ').at(-1)!
  return isWhole && (!isState(last) || (isAfterState && isTerritory.test(last))) ? more : ''
}

const endOfPlate = /^((?: \d{2,3})?(?: [A-Z]{1,2})?| [A-Z]-[A-Z]{2,3})(?=\s*$|\s*[,;()/.]|\s+VIN(?!\p{L}))/u
const lastDigit = /^( \d)(?=\s*$|\s*[,;()/.])/u

/** But `APP` says which kind of plate it is, and `EXP` when it ends. */
const threeLetters =
  /^ (?!APP|PRP|IRP|EXP|TMP|TRL|TRK|USA|MEX|CAN|COM|GOV|FED|MUN|EXM|VIN|AND|THE|FOR)[A-Z]{3}(?=\s*$)/

/** `Exempt 118447`, `Apportioned P48213` */
const typeOfPlate = /^\p{Lu}\p{Ll}{3,} (?=[A-Z]{0,3}\d)/u

/** `MO exempt 05-1187`, `KS - apportioned 118447` */
export const typeBehindState =
  /^([A-Z]{2}),? (?:- )?\(?(?:exempt|apportioned|permanent|farm|commercial|municipal|government|govt|fleet|trailer|truck)\)? (?=[A-Z\d-]*\d)/i

/** What stands between the words of a plate and its state. */
export const apart = /[\s,;|·•/()[\]:–—]+|\.(?=\s|$)/u

/** `PLATE VAN 53` */
const wordInCapitals =
  /^(?:PAGE|VAN|TRUCK|TRAILER|TRACTOR|UNIT|AND|THE|FOR|ON|AT|IS|WAS|NO|NOT) \d{1,3}(?!\S)/

/** Letters alone count only as capitals: `plate 4471 is bent`. */
const isPart = (word: string): boolean =>
  /^[\p{L}\d][\p{L}\d-]*$/u.test(word) && (/\d/.test(word) || word === word.toUpperCase())

const isState = (word: string): boolean => word.length === 2 && isIssuer(word)

/** Military post has states of its own, and no plates. */
const isIssuer = (name: string): boolean => !/^A[AEP]$/i.test(name) && stateNamed(name) !== undefined

/** Two letters that are a state, or its name, before something with a digit, unless the state comes after it. */
function withoutState(text: string): string {
  const [, last = ''] = /^[A-Z]{2}[ -][\dA-Z -]*\d[\dA-Z -]*[\s,/(]+([A-Z]{2})\)?$/.exec(text) ?? []
  // `NM 44218 PR`: letters of Puerto Rico end plates of other states.
  if (isState(last) && !(isTerritory.test(last) && isState(text.slice(0, 2)))) return text
  for (const name of [oneWord, twoWords]) {
    const [, state = '', rest = ''] = name.exec(text) ?? []
    const isName =
      isIssuer(state) && !isTerritory.test(state) && (state.length > 2 || state === state.toUpperCase())
    if (isName && /\d/.test(rest.split(apart).slice(0, 2).join(''))) return rest
  }
  return text.replace(/^\(/, '')
}

const isTerritory = /^(?:PR|GU|VI|AS|MP)$/

const oneWord = /^\(?(\p{L}{2,})(?!-\d+(?!.*\p{L}))[\s,;|·•/():–—-]+(.*)$/u
const twoWords = /^\(?(\p{L}{3,} \p{L}{4,})[\s,;|·•/():–—-]+(.*)$/u

/** Russian and Ukrainian ones, for cars and trailers, with the region after them. */
const cyrillic =
  /^(?:\p{Script=Cyrillic}\s?\d{3}\s?\p{Script=Cyrillic}{2}(?:\s?\d{2,3})?|\p{Script=Cyrillic}{2}\s?\d{4}\s?(?:\p{Script=Cyrillic}{2}|\d{2,3}))(?![\p{L}\d])/iu

/** And the thickness of steel: `plate 3/8 thick`. */
const isDay = /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}|^\d{1,2}\/\d{1,2}(?![\d/])/
