import { isVin, isVinCheckDigitValid, vinLength } from '#contract/shared/vin.ts'
import { findLabelled } from './find-labelled.ts'
import { cellAt, type Found, once, placeOf, type TextLine, textOf } from './text-line.ts'

export interface FoundVin extends Found<string> {
  is_check_digit_valid: boolean
  /** Whether it has a label. Without one, it needs a known manufacturer. */
  isLabelled: boolean
}

/**
 * VINs behind a label, whatever their check digit, and anywhere: whole, in pieces or split over two lines of a cell.
 */
export function findVins(lines: readonly TextLine[]): FoundVin[] {
  const found = [
    ...findLabelled(lines, 'vin', vinAtStart).map(one => ({ ...one, isLabelled: true })),
    ...lines.flatMap((line, index) =>
      vinsIn(line, lines[index + 1]).map(value => ({ value, place: placeOf(line), isLabelled: false })),
    ),
  ].map(one => ({ ...one, is_check_digit_valid: isVinCheckDigitValid(one.value) }))
  const rank = (vin: FoundVin) => Number(vin.is_check_digit_valid) * 2 + Number(vin.isLabelled)
  const sorted = [...found].sort((a, b) => rank(b) - rank(a))
  return once(sorted, ({ value }) => value, 50).sort(
    (a, b) => Number(b.is_check_digit_valid) - Number(a.is_check_digit_valid) || byPlace(a, b),
  )
}

const byPlace = (a: FoundVin, b: FoundVin): number =>
  a.place.page - b.place.page || a.place.line - b.place.line

/** Joins the first pieces of a text, up to 17 characters: `1JJV-532D5-KL-123987`. */
function vinAtStart(text: string): string | null {
  let joined = ''
  for (const piece of text.slice(0, 80).match(/[A-Za-z0-9]+/g) ?? []) {
    joined += piece
    if (joined.length >= vinLength) return joined.length === vinLength ? asVin(joined) : null
  }
  return null
}

function vinsIn(line: TextLine, next: TextLine | undefined): string[] {
  const text = textOf(line)
  const whole = (text.match(/[A-Za-z0-9]+/g) ?? [])
    .filter(piece => piece.length === vinLength)
    .flatMap(piece => asVin(piece) ?? [])
  const broken = line.cells.flatMap(cell => overTwoLines(cell.text, cellAt(next, cell)?.text ?? '') ?? [])
  return [...whole, ...inPieces(text), ...broken]
}

/** Replaces I, O and Q if the check digit then matches. The last four characters of a North American VIN are digits. */
function asVin(piece: string): string | null {
  const upper = piece.toUpperCase()
  if (!/\d/.test(upper) || !/[A-Z]/.test(upper)) return null
  const mended = upper.replace(/I/g, '1').replace(/[OQ]/g, '0')
  if (isVinCheckDigitValid(mended)) return mended
  return isVin(upper) && /\d{4}$/.test(upper) ? upper : null
}

/** Adjacent pieces of a line that have 17 characters and the right check digit. */
function inPieces(text: string): string[] {
  const pieces = text.match(/[A-Za-z0-9]+(?:[ .-]{1,3}(?=[A-Za-z0-9]))?/g) ?? []
  return pieces.flatMap((_, start) => {
    let joined = ''
    for (const piece of pieces.slice(start, start + vinLength)) {
      joined += piece.replace(/[ .-]/g, '')
      if (joined.length >= vinLength || !/[ .-]$/.test(piece)) break
    }
    return joined !== pieces[start] && isPieced(joined) ? [joined] : []
  })
}

function overTwoLines(upper: string, lower: string): string | null {
  const [first = ''] = /[A-Za-z0-9]{6,16}$/.exec(upper) ?? []
  const [second = ''] = /^[A-Za-z0-9]{1,11}(?![A-Za-z0-9])/.exec(lower) ?? []
  const joined = `${first}${second}`.toUpperCase()
  return first && second && isPieced(joined) ? joined : null
}

/** Excludes a phone number followed by a ZIP code: a VIN has letters in both parts. */
const isPieced = (vin: string): boolean =>
  isVinCheckDigitValid(vin) &&
  /\d{4}$/.test(vin) &&
  /[A-Z]/.test(vin.slice(0, 3)) &&
  /[A-Z]/.test(vin.slice(3))
