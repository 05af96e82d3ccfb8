import { isVin } from '#contract/shared/vin.ts'
import { isAddress } from '../document/addresses.ts'
import { isCountedOrMeasured } from '../document/counted-or-measured.ts'
import { withoutVerb } from '../labels/text-label.ts'
import { isModel } from '../labels/vehicle-models.ts'
import { monthOf } from '../order/days-without-year.ts'

/** `700`, `T-1042`, `#700`, `A 17`, `NLI 40218`: short, with a digit; not a date, an amount, a model year or the mark of a container. */
export function unitNumber(said: string): string | null {
  const [apparatus] = ofFireDepartments.exec(said) ?? []
  if (apparatus) return apparatus.toUpperCase()
  const text = withoutVerb(said).replace(
    /^(?:(?:\p{L}{2,10} )?(?:truck|trailer)\s+(?=#?[\p{L}-]{0,4}\d)(?!(?:19|20)\d\d(?!\d))|(?:tractor|bus|coach|unit|vehicle|rig|mixer|eco)\s+(?=#?[\p{L}-]{0,4}\d))/iu,
    '',
  )
  const match =
    /^#?\s*((?:\p{L}{0,5}[- ]?|\p{Lu}{6,8} |\p{L}{1,4}[- ]\p{L}{1,3}[- ]?)\d[\p{L}\d-]{0,11})(?=$|[\s,;/()|?!]|\.(?!\s\p{Lu})|(?<=\d{3})\.|:(?!\d))/u.exec(
      text,
    )
  const value = (lettersAfter.exec(text)?.[0] ?? match?.[1])?.toUpperCase()
  if (!value || isVin(value) || /^\p{Ll}{2,} /u.test(match![1]!) || wordInCapitals.test(value)) return null
  const isOther =
    authority.test(value) ||
    /^#?\s*(?:\d+(?:,\d{3})*[./]\d|\d,\d{3}(?!\d)|[A-Z]{3}U ?\d{6}|(?:19|20)\d\d\s+\p{L}{3}|\d{3}-\d{3}-\d{4})/u.test(
      text,
    )
  return isOther ||
    isMonth(value) ||
    isAddress(text) ||
    isCountedOrMeasured(text) ||
    isModel(text) ||
    anotherLabel.test(text)
    ? null
    : value
}

/** `MC 884120`, `DOT 2718834`: who allows a carrier to drive gave it that number. */
const authority = /^(?:MC|MX|FF|DOT|USDOT|US DOT|ICC|ILCC)[ -]?\d{5,8}$/

/** `NOV 2025` */
const isMonth = (value: string): boolean =>
  monthOf(/^(\p{L}{3,9})[ -](?:19|20)\d\d$/u.exec(value)?.[1] ?? '') > 0

/** `Engine 4`, and nothing else but what it is. */
const ofFireDepartments =
  /^(?:engine|ladder|rescue|medic|tender|squad|brush|tower|quint|ambulance|battalion|pumper|hazmat) \d{1,4}(?=$|,| \()/iu

/** The unit number that follows `trailer` in a sentence: of at least two digits. */
export const unitInSentence = (said: string): string | null => {
  const text = said.split(/\.\s/)[0]!
  const value = unitNumber(text)
  const isOther =
    value &&
    (/^#?\d+['’"”]/.test(text) || isAddress(said) || lengthOfTrailer.test(value) || isModelYear(value))
  return value && /\d{2}|\p{L}-?\d/u.test(value) && !isOther ? value : null
}

/** `Volvo VNL 760, № 1033` */
export const numberedIn = (text: string): string | null => {
  const [, number] =
    /(?:№|#|(?<!(?:гос|рег|держ|реєстр)\S{0,15}\s?)(?<!\p{L})номер|(?<!\p{L})(?:unit|no\.|nbr\.?|number|n[úu]m(?:ero)?\.?|(?:customer|owner|fleet|their|our|his)(?:['’]?s)? (?:unit )?(?:number|no\.?)))\s*(\p{L}{0,3}-?\d[\p{L}\d-]*)(?=$|[\s,;.)])/u.exec(
      text,
    ) ?? []
  return number ? unitNumber(number) : null
}

/** `Great Dane flatbed 2019` */
const isModelYear = (value: string): boolean => /^(?:19[89]|20[0-3])\d$/.test(value)

/** In small letters none of these begins a number. */
const wordInCapitals =
  /^(?:AND|ARE|AT|BY|EL|FOR|FROM|HAS|HWY|HRS|IN|INV|INVOICE|IS|LA|LOAD|MILE|MILES|NEEDS|OF|ON|ORDER|OR|PAGE|PRINTED|ROW|THE|TO|WAS|WITH) /

/** The cell below is a field of its own, or a line of work: `LN 001`. */
const anotherLabel =
  /^(?:unit|tag|lic(?:ense)?|plate|vin|p\.?o|date|tel|ph(?:one)?|id|nos?|nbr|num(?:ber)?|ln|line|item|job|task|step|seq|part)(?!\p{L})/iu

/** In feet, as a sentence names it: `the 53 dry van`, `a pup van 28`. */
const lengthOfTrailer =
  /^(?:(?:(?:DRY )?VAN|REEFE?R?|BOX|FLAT|PLAT|DECK|STEP|TANK|CURT?|DV|FB) ?(?:2[0468]|32|36|4[0258]|5[37])|28|40|45|48|53)$/

/** `DC 3387 B`, alone. */
const lettersAfter = /^[A-Z]{1,3} \d{3,5} [A-Z]$/
