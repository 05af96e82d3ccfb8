export const vinLength = 17

/**
 * Trimmed, upper-cased, without characters that a VIN never contains (I, O, Q and all but letters and digits), cut to
 * 17.
 */
export function normalizeVin(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-HJ-NPR-Z0-9]/g, '')
    .slice(0, vinLength)
}

/** Whether the text is 17 characters that a VIN may contain; does not check the check digit. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text)
}

/** What the ninth character of this VIN must be: 0 to 9 or X. Null if the text is not a VIN. */
export function vinCheckDigit(vin: string): string | null {
  if (!isVin(vin)) return null
  const sum = [...vin].reduce(
    (total, character, index) => total + characterValue(character) * weights[index]!,
    0,
  )
  return '0123456789X'[sum % 11]!
}

/** North American VINs carry a check digit in the ninth place: a typo shows there. */
export function isVinCheckDigitValid(vin: string): boolean {
  return isVin(vin) && vinCheckDigit(vin) === vin[8]
}

/** The two parts that people read out and search by: the first 9 and the last 8. */
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
