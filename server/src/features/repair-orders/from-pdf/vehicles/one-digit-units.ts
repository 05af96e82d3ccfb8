import { countsParts, isCountedOrMeasured } from '../document/counted-or-measured.ts'
import { severalVehicles, vehicleDigit, vehicleNumbered, vehicleWord } from '../labels/unit-labels.ts'
import { findLabelled, type Labelled } from '../lines/find-labelled.ts'
import type { TextLine } from '../text-line.ts'
import { areListed, isCount } from './listed-units.ts'
import { isNearVehicle } from './near-vehicle.ts'
import { unitInSentence } from './unit-number.ts'

/** `7, the white one`, and not `2 axles`. */
export const digit = (text: string): string | null =>
  /^[#№]?\s?(\d)(?=$|[\s,.;:()])(?!,\d{3}(?!\d))(?!\s*(?:of|axles?|x|or|and)(?!\p{L}))/iu.exec(text)?.[1] ??
  null

/** `trucks 7 and 12`; `units 1 and 2` are counted. */
export function severalMeant(lines: readonly TextLine[]): Labelled[] {
  const found = findLabelled(lines, severalVehicles, text => digit(text) ?? unitInSentence(text), {
    looksAround: false,
  }).filter(({ said }) => !countsParts(said))
  return isCount(found) ? [] : found
}

/** `truck nine (9)` */
export const numberedInWords = (lines: readonly TextLine[]): Labelled[] =>
  findLabelled(lines, vehicleNumbered, text => /^\(?(\d{1,3})(?=$|[\s,.;:)])/u.exec(text)?.[1] ?? null, {
    looksAround: false,
    hasMany: false,
  })

/**
 * `truck 9` counts vehicles, or names one: then it is said again, or described and no 1 and 2, or heads what is said of it
 * and there is no 1, or another has a longer number: `truck 9 and truck 12`, `truck 9 and trailer 5317`.
 */
export function digitsMeant(lines: readonly TextLine[]): Labelled[] {
  const found = findLabelled(lines, vehicleDigit, digit, { looksAround: false }).filter(
    ({ said }) => !isCountedOrMeasured(said) && !countsParts(said),
  )
  const longer = findLabelled(lines, vehicleWord, unitInSentence, { looksAround: false })
  const described = found.filter(
    ({ said, before }) =>
      /^#?\d[ ,(–—-]+(?:19[89]|20[0-3])\d \p{Lu}/u.test(said) ||
      /(?<!\d)(?:19[89]|20[0-3])\d \p{Lu}[^()]*\($/u.test(before) ||
      identified.test(said),
  )
  const heading = found.filter(one => headsBlock(lines, one))
  return found.filter(
    (one, at) =>
      longer.some(other => wordOf(other) === wordOf(one) || areListed(one, other)) ||
      (described.includes(one) && !isCount(described)) ||
      (itIs.test(one.before) && one.value !== '1') ||
      / (?:is|was)\s*#$/.test(one.label) ||
      (heading.includes(one) && !found.some(({ value }) => value === '1')) ||
      found.some((other, index) => index !== at && other.value === one.value),
  )
}

/** `bus 9 - VIN 4UZABRDU8DCFF4471`, `coach 7, plate IL BU 4471` */
const identified =
  /^#?\d\s?[,(:–—-].{0,40}?(?:(?<![A-Z\d])[A-HJ-NPR-Z\d]{13}\d{4}(?![A-Z\d])|(?<!\p{L})(?:plates?|tags?|lic(?:ense)?|placas|госномер)(?!\p{L}).{0,12}\d)/iu

/** `It is truck 7`, `es el camión 7` */
const itIs =
  /(?:^|\s)(?:(?:it|this|that|this one|that one)(?: is|['’]s)|es|это|це)(?: (?:the|our|my|el|la|mi|nuestr[oa]|наш\p{L}?))?$/iu

/** `trucks`, `Truck #` */
const wordOf = ({ label }: Labelled): string => /^\p{L}{3,4}/u.exec(label)?.[0] ?? label

/** `Truck 7`, and below it the VIN or the plate. */
function headsBlock(lines: readonly TextLine[], { value, place }: Labelled): boolean {
  const at = lines.findIndex(({ page, line }) => page === place.page && line === place.line)
  return (
    new RegExp(`^(?:\\(?\\d{1,2}[.)] |[•-] )?\\p{L}+ [#№]?${value}[:.]?$`, 'u').test(place.text) &&
    isNearVehicle(lines.slice(at, at + 4), 3)
  )
}
