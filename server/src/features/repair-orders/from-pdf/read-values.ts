import { stateByName } from '#contract/lookups/places.ts'
import type { OdometerUnit } from '#contract/repair-orders/repair-order-input.ts'
import { engineHoursMax, odometerMax } from '#contract/repair-orders/repair-order-input.ts'
import { datesIn } from './find-dates.ts'
import { companyForms } from './labels.ts'

/** Parsers of the value at the start of a text; null if there is none. */

/** `700`, `T-1042`, `#700`, `NLI 40218`; not a date, an amount, a model year or a VIN. */
export function unitNumber(said: string): string | null {
  const text = said.replace(vehicleWord, '')
  if (beginsWithDate(text) || phone.test(text) || /^(?:19|20)\d\d \p{L}{3}/u.test(text)) return null
  const number = /^#?\s*((?:\p{L}{1,5}[- ]?){0,2}\d[\p{L}\d-]{0,11})(?![\p{L}\d]|[.,]\d)/u.exec(text)?.[1]
  return number && number.length <= 15 ? number.toUpperCase() : null
}

const vehicleWord = /^(?:unit|truck|tractor|trailer|bus|vehicle|no\.?)\s+(?=#?\s?[\p{L}-]*\d)/iu
const phone = /^\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}/

export interface Plate {
  value: string
  state: string
}

/** `P48213 IL`, `IL P48213`, `AR-417 XKB`, `38-AK-7B (NL)`: 3 to 10 characters with a digit, and their state. */
export function licensePlate(text: string): Plate | null {
  if (beginsWithDate(text)) return null
  const words = text
    .replace(/^([A-Z]{2})-(?=\d)/, (all, name) => (stateOf(name) ? `${name} ` : all))
    .split(/[\s·•/()|]+/u)
    .filter(Boolean)
  const before = stateOf(words[0])
  const last = words.slice(0, 5).findLastIndex((word, at) => at > 0 && stateOf(word) !== '')
  const isBehind = last > 0 && hasDigit(words.slice(before && last > 1 ? 1 : 0, last))
  const isBefore = !isBehind && before !== '' && hasDigit(words.slice(1, 3))
  const value = partsOf(words.slice(isBefore ? 1 : 0, isBehind ? last : undefined))
    .join(' ')
    .toUpperCase()
  const length = compact(value).length
  if (!/\d/.test(value) || length < 3 || length > 10) return null
  return { value, state: isBehind ? stateOf(words[last]) : isBefore ? before : '' }
}

/** Leading words of capitals and digits that may form one plate. */
function partsOf(words: readonly string[]): string[] {
  const parts: string[] = []
  for (const word of words) {
    const [part = ''] = /^[\p{L}\d-]*/u.exec(word)!
    const length = compact(parts.join('')).length
    const isLong = length + part.length > 9 || (length > 4 && !/\d/.test(part) && part.length > 2)
    if (part === '' || isLong || !(/\d/.test(part) || part === part.toUpperCase())) break
    parts.push(part)
    if (part !== word) break
  }
  return parts
}

const hasDigit = (words: readonly string[]): boolean => words.some(word => /\d/.test(word))

export const stateOf = (name: string | undefined): string =>
  (name && /^[\p{Lu}]{2}$|^\p{Lu}\p{Ll}{3}/u.test(name) && stateByName(name)?.short) || ''

/** Only letters and digits: `P-482 13` is `P48213`. */
export const compact = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** `WH-20419`, `VSA 774-201`, `45KB8821 00193 7742`; not a date or an amount. */
export function orderNumber(text: string): string | null {
  if (beginsWithDate(text) || phone.test(text)) return null
  const number = /^#?\s*((?:\p{Lu}{1,5} )?[\p{L}\d][\p{L}\d\-/._:]*(?: \d[\d-]{2,})*)/u.exec(text)?.[1]
  const value = number?.replace(/[^\p{L}\d]+$/u, '') ?? ''
  return /\d/.test(value) && compact(value).length >= 2 && value.length <= 30 ? value : null
}

export interface Reading {
  value: number
  unit: OdometerUnit
}

/** `412,808 mi`, `1 204 330 км`. */
export function odometer(text: string, unit: OdometerUnit = 'mi'): Reading | null {
  const [all = '', digits = ''] = /^(\d{1,3}(?:[ ,.]\d{3})+|\d{3,7})(?![\d/-])/.exec(text) ?? []
  const value = Number(digits.replace(/\D/g, ''))
  if (digits === '' || value > odometerMax) return null
  const said = /^\s*(mi|km|км|миль|милі)/iu.exec(text.slice(all.length))?.[1]?.toLowerCase()
  return { value, unit: said === undefined ? unit : /^(?:km|км)/.test(said) ? 'km' : 'mi' }
}

/** `9,104.2` */
export function engineHours(text: string): number | null {
  const digits = /^(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?(?![\d/-])/.exec(text)?.[0]
  const value = Number(digits?.replaceAll(',', '') ?? Number.NaN)
  return value > 0 && value <= engineHoursMax ? value : null
}

/** `$1,284.50`, `12 500,00`, `8 100`: in dollars. */
export function amount(text: string): number | null {
  if (beginsWithDate(text)) return null
  const digits = text.replace(/^(?:US ?)?[$₽₴]\s?/, '')
  const [, whole, cents = '0'] = wholeAndCents.exec(digits) ?? []
  return whole ? Number(`${whole.replace(/\D/g, '')}.${cents}`) : null
}

const wholeAndCents = /^(\d{1,3}(?:[ ,.]\d{3})+|\d+)(?:[.,](\d\d))?(?![\d%/-])/

/** The name of a company or person, without a following address, phone or contact. */
export function partyName(text: string): string | null {
  const [first = '', ...more] = text.replace(/\s[(|/].*$| {2,}.*$/u, '').split(/, ?/)
  const rest = more.findIndex(part => !forms.has(plainForm(part)))
  const name = [first, ...more.slice(0, rest === -1 ? more.length : rest)].join(', ').trim()
  const isName = /\p{L}{2}/u.test(name) && /^[\p{L}\d«"]/u.test(name) && !/^\d+$/.test(compact(name))
  return isName && name.length <= 100 && name.split(' ').length <= 10 ? name : null
}

const plainForm = (text: string): string => text.toLowerCase().replace(/[.\s]/g, '').replace('deciv', 'decv')

const forms = new Set(companyForms.split(',').flatMap(form => [plainForm(form), `${plainForm(form)}decv`]))

const beginsWithDate = (text: string): boolean => datesIn(text, false).some(({ at }) => at === 0)
