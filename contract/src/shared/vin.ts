export const vinLength = 17

/** Upper case, letters and digits only, without a label, cut to 17. I, O and Q, which no VIN has, become 1, 0 and 0. */
export const normalizeVin = (text: string): string =>
  lettersAndDigits(text).replace(/[IOQ]/g, letter => mended[letter]!)

/** The letters replaced by `normalizeVin`, as `O → 0`; each once. */
export const mendedInVin = (text: string): string[] =>
  [...new Set(lettersAndDigits(text).match(/[IOQ]/g) ?? [])].map(letter => `${letter} → ${mended[letter]}`)

const mended: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' }

function lettersAndDigits(text: string): string {
  const upper = text.toUpperCase()
  const unlabeled = upper.replace(vinLabel, '').replace(/[^A-Z0-9]/g, '')
  // A label without a separator: `VIN1FUJGLDR3CLBP8834`.
  return (/^VIN.{17}$/.test(unlabeled) ? unlabeled.slice(3) : unlabeled).slice(0, vinLength)
}

/** `VIN: `, `VIN# `, `V.I.N. No. `, `Vehicle Identification Number `. While typing, its I is already a 1. */
const vinLabel =
  /^[^A-Z0-9]*(?:(?:VEHICLE IDENTIFICATION (?:NUMBER|NO)|V\.?I\.?N\b\.?(?:\s*(?:NUMBER|NO)\b)?)(?![A-Z0-9])|V1N(?=[:#]))/

/** 17 allowed characters; the check digit is not checked. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text)
}

/** The expected ninth character: 0 to 9 or X. Null if not a VIN. */
export function vinCheckDigit(vin: string): string | null {
  if (!isVin(vin)) return null
  const sum = [...vin].reduce(
    (total, character, index) => total + characterValue(character) * weights[index]!,
    0,
  )
  return '0123456789X'[sum % 11]!
}

export function isVinCheckDigitValid(vin: string): boolean {
  return isVin(vin) && vinCheckDigit(vin) === vin[8]
}

/** The two parts that people search by: the first 9 and the last 8. */
export function splitVin(vin: string): { first: string; last: string } {
  return { first: vin.slice(0, 9), last: vin.slice(9) }
}

/** 49 CFR 565.15: the ninth position, the check digit itself, has weight 0. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** A=1 ... H=8, J=1 ... R=9, S=2 ... Z=9; digits are themselves. */
const letterValues: Readonly<Record<string, number>> = Object.fromEntries(
  ['ABCDEFGH', 'JKLMN-P-R', '-STUVWXYZ'].flatMap(row => [...row].map((letter, index) => [letter, index + 1])),
)

function characterValue(character: string): number {
  return letterValues[character] ?? Number(character)
}
