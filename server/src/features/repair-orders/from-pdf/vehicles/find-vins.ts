import { isVin, isVinCheckDigitValid, vinLength } from '#contract/shared/vin.ts'
import { serialLabel, vinLabel } from '../labels/vehicle-labels.ts'
import { findLabelled, textsBehind } from '../lines/find-labelled.ts'
import { cellAt, type Found, once, placeOf, type TextLine, textOf } from '../text-line.ts'

export interface FoundVin extends Found<string> {
  is_check_digit_valid: boolean
  /** The document calls it a VIN. Otherwise it is one if a manufacturer is known by its first characters. */
  isCalledVin: boolean
}

/**
 * VINs in one piece, split by spaces or hyphens, spelled in boxes, or broken over two lines of a cell. One piece of 17
 * characters, or a value labeled as a VIN, also counts with a wrong check digit, and is marked so; anything pieced
 * together without a label must have the right one, and be no other number of the document.
 */
export function findVins(lines: readonly TextLine[], otherNumbers: readonly string[] = []): FoundVin[] {
  const others = otherNumbers.map(lettersAndDigits)
  const found: FoundVin[] = []
  const add = (line: Pick<FoundVin, 'place'>, vin: string | null, isCalledVin: boolean) => {
    if (!vin || (!isCalledVin && others.some(other => vin.includes(other) && other.length > 5))) return
    found.push({
      value: vin,
      place: line.place,
      is_check_digit_valid: isVinCheckDigitValid(vin),
      isCalledVin,
    })
  }
  for (const one of findLabelled(lines, vinLabel, joinedFrom)) add(one, one.value, true)
  for (const one of findLabelled(lines, serialLabel, joinedFrom)) add(one, one.value, false)
  lines.forEach((line, index) => {
    const text = textOf(line)
    const here = { place: placeOf(line) }
    for (const rest of textsBehind(text, vinLabel)) add(here, joinedFrom(rest), true)
    for (const piece of text.match(/[A-Za-z0-9]+/g) ?? [])
      if (piece.length === vinLength) add(here, asVin(piece), false)
    for (const vin of splitVins(text)) add(here, vin, false)
    for (const cell of line.cells)
      add(here, overTwoLines(cell.text, cellAt(lines[index + 1], cell)?.text), false)
  })
  const rank = (vin: FoundVin) => Number(vin.is_check_digit_valid) * 2 + Number(vin.isCalledVin)
  const sorted = [...found].sort((a, b) => rank(b) - rank(a))
  return once(sorted, vin => vin.value, 50).sort(
    (a, b) => Number(b.is_check_digit_valid) - Number(a.is_check_digit_valid) || byPlace(a, b),
  )
}

const byPlace = (a: FoundVin, b: FoundVin): number =>
  a.place.page - b.place.page || a.place.line - b.place.line

const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * Seventeen characters as a VIN. A VIN has no I, O and Q: they were meant as 1 and 0, and are replaced
 * if the check digit then matches.
 */
function asVin(piece: string): string | null {
  const upper = piece.toUpperCase()
  if (!/\d/.test(upper) || !/[A-Z]/.test(upper)) return null
  if (isVin(upper)) return looksLikeVin(upper) ? upper : null
  const mended = upper.replace(/I/g, '1').replace(/[OQ]/g, '0')
  return isVinCheckDigitValid(mended) && looksLikeVin(mended) ? mended : null
}

/** The last four characters are a serial number: digits in every North American VIN. */
const looksLikeVin = (vin: string): boolean => /\d{4}$/.test(vin) || isVinCheckDigitValid(vin)

/** Pieces right after a label, up to 17 characters. */
function joinedFrom(text: string): string | null {
  let joined = ''
  for (const piece of text.slice(0, 80).match(/[\p{L}\d]+/gu) ?? []) {
    // `VIN 1UYVS2536JU227140, Nevada plate`
    if (/^[A-Z]?[a-z]{3,}$|[^A-Za-z\d]/.test(piece)) return null
    joined += piece
    if (joined.length === vinLength) return asVin(joined)
    if (joined.length > vinLength) return null
  }
  return null
}

/** Adjacent pieces of a line, all set apart alike, with 17 characters in total and the right check digit. */
function splitVins(text: string): string[] {
  // A `$` or `/` ends a sequence: what it stands before is kept apart.
  const pieces = text.match(/[A-Za-z0-9]+(?:[ \-.·]{1,3}(?![^A-Za-z0-9])|$)?/g) ?? []
  const vins: string[] = []
  for (let start = 0; start < pieces.length; start++) {
    let joined = ''
    for (let end = start; end < pieces.length && joined.length < vinLength; end++) {
      const piece = pieces[end]!
      joined += lettersAndDigits(piece)
      const isWhole = joined.length === vinLength && end > start && isPieced(joined)
      if (isWhole && !isOtherText(pieces.slice(start, end + 1))) vins.push(joined)
      // Anything but a separator ends the sequence.
      if (/[A-Za-z0-9]$/.test(piece)) break
    }
  }
  return vins
}

/** Behind the manufacturer the model, the year or the plant has a letter too. */
const isPieced = (vin: string): boolean =>
  isVinCheckDigitValid(vin) &&
  /^[^0].*\d{4}$/.test(vin) &&
  /[A-Z].*[A-Z]/.test(vin) &&
  /[A-Z]/.test(vin.slice(3))

/** A telephone number, a state and a ZIP code, an amount, or a word and a number are no pieces of a VIN. */
function isOtherText(pieces: readonly string[]): boolean {
  const separators = pieces.slice(0, -1).map(piece => piece.replace(/[A-Za-z0-9]/g, ''))
  if (new Set(separators.map(separator => separator.trim())).size > 1) return true
  const text = pieces.join('').trim()
  return telephone.test(text) || stateAndZip.test(text) || vehicleAndNumber.test(text)
}

const telephone = /(?<![A-Za-z0-9])\d{3}[ .·-]{1,3}\d{3}[ .·-]{1,3}\d{4}$/
const stateAndZip = /(?:^|[^A-Za-z0-9])[A-Z]{2} {1,3}\d{5}(?![A-Za-z0-9])/
const vehicleAndNumber =
  /^(?:unit|truck|tractor|trailer|trlr?|trk|bus|van|coach|dolly|plate|lic|tag|po|wo|ro|st|zip|tel|fax|cell)(?![A-Za-z])/i

function overTwoLines(upper: string, lower: string | undefined): string | null {
  const first = /(?:^|[^A-Za-z0-9])([A-Za-z0-9]{6,16})-?$/.exec(upper)?.[1]
  const second = lower === undefined ? undefined : /^([A-Za-z0-9]{1,11})(?:$|[^A-Za-z0-9])/.exec(lower)?.[1]
  const joined = `${first ?? ''}${second ?? ''}`.toUpperCase()
  return first && second && isPieced(joined) ? joined : null
}
