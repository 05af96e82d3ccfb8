import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { z } from 'zod'
import { phoneExtension } from './fields.ts'
import { phoneMetadata } from './phone-metadata.ts'
import { typedText } from './text.ts'

export const phoneCountries = ['US', 'CA', 'MX'] as const

/** US territories with calling codes of their own. */
const usTerritories = ['AS', 'GU', 'MP', 'PR', 'VI']

/** E.164 (`+13125550142`) without extension; null unless a US, Canadian or Mexican number. */
export function parsePhone(text: string): string | null {
  const found = parsePhoneWithExtension(text)
  return found && !found.extension ? found.phone : null
}

/** `312-555-0142 x22` -> `+13125550142` and `22`. */
export function parsePhoneWithExtension(text: string): { phone: string; extension: string | null } | null {
  const number = readPhone(text)
  if (!number?.isPossible() || !isDialable(number.number)) return null
  // A possible but unassigned number (555-01xx) has no country: use the calling code.
  const country = number.country ?? (number.countryCallingCode === '1' ? 'US' : undefined)
  const isAllowed = [...phoneCountries, ...usTerritories].some(allowed => allowed === country)
  return isAllowed ? { phone: number.number, extension: number.ext ?? null } : null
}

const readPhone = (text: string) =>
  parsePhoneNumberFromString(withCallingCode(text), { defaultCountry: 'US' }, phoneMetadata)

/** Removes `001` and `011` dialed before a country code, and Mexico's mobile `1` after 52, obsolete since 2019. */
const withCallingCode = (text: string): string =>
  text
    .replace(/^\s*(?:00|011)[\s.-]*(?=1|52)/, '+')
    .replace(/^\s*\+?[\s.()-]*52[\s.()-]*(?:1[\s.()-]*)?((?:\d[\s.()-]*){10})(?!\d)/, '+52$1')

/** No exchange starts with 0 or 1, and no area code or exchange is a short number 211 to 911. */
const isDialable = (number: string): boolean =>
  !number.startsWith('+1') || /^\+1(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/.test(number)

/** `+13125550142` -> `+1 (312) 555-0142`, with an extension ` ext. 12`. Other texts are unchanged. */
export function formatPhone(phone: string | null | undefined, extension?: string | null): string {
  if (!phone) return ''
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  const number = us
    ? `+1 (${us[1]}) ${us[2]}-${us[3]}`
    : (parsePhoneNumberFromString(phone, phoneMetadata)?.formatInternational() ?? phone)
  return extension ? `${number} ${formatExtension(extension)}` : number
}

export const formatExtension = (extension: string): string => `ext. ${extension}`

/** `tel:+13125550142;ext=12` */
export const phoneUri = (phone: string, extension?: string | null): string =>
  `tel:${phone}${extension ? `;ext=${extension}` : ''}`

/** Accepted in any format, stored as E.164. */
export const phone = typedText().max(40).transform(toPhone)

function toPhone(text: string, context: z.core.$RefinementCtx): string {
  const number = parsePhone(text)
  if (number) return number
  context.issues.push({ code: 'custom', input: text, params: { code: whyNoPhone(text) } })
  return z.NEVER
}

function whyNoPhone(text: string): string {
  if (text === '') return 'validate__required'
  return parsePhoneWithExtension(text)?.extension ? 'validate__phone-extension' : 'validate__phone'
}

export const optionalPhone = typedText()
  .max(40)
  .nullish()
  .transform((text, context) => (text ? toPhone(text, context) : null))

/** Phone numbers besides the first. */
export const furtherPhonesMax = 4

export const phones = z
  .array(z.object({ number: phone, extension: phoneExtension }))
  .max(furtherPhonesMax)
  .default([])
