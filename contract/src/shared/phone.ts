import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { z } from 'zod'
import { phoneExtension } from './fields.ts'
import { phoneMetadata } from './phone-metadata.ts'
import { typedText } from './text.ts'

/** Countries whose numbers a phone field takes. */
export const phoneCountries = ['US', 'CA', 'MX'] as const

/** With a calling code and an area code of their own; they belong to the US. */
const usTerritories = ['AS', 'GU', 'MP', 'PR', 'VI']

/**
 * E.164 (`+13125550142`) of a number typed in any form, or null if it is not a US, Canadian or Mexican number, or one
 * with an extension, which is not part of it.
 */
export function parsePhone(text: string): string | null {
  const found = parsePhoneWithExtension(text)
  return found && !found.extension ? found.phone : null
}

/** `312-555-0142 x22` -> `+13125550142` and `22`. */
export function parsePhoneWithExtension(text: string): { phone: string; extension: string | null } | null {
  const number = readPhone(text)
  if (!number?.isPossible() || !isDialable(number.number)) return null
  // A possible but unassigned number (555-01xx) has no country: its calling code decides.
  const country = number.country ?? (number.countryCallingCode === '1' ? 'US' : undefined)
  const isAllowed = [...phoneCountries, ...usTerritories].some(allowed => allowed === country)
  return isAllowed ? { phone: number.number, extension: number.ext ?? null } : null
}

const readPhone = (text: string) =>
  parsePhoneNumberFromString(withCallingCode(text), { defaultCountry: 'US' }, phoneMetadata)

/**
 * `001` and `011` are dialed before a country's code, and until 2019 `1` after Mexico's 52 for mobile phones: address
 * books still have them.
 */
const withCallingCode = (text: string): string =>
  text
    .replace(/^\s*(?:00|011)[\s.-]*(?=1|52)/, '+')
    .replace(/^\s*\+?[\s.()-]*52[\s.()-]*(?:1[\s.()-]*)?((?:\d[\s.()-]*){10})(?!\d)/, '+52$1')

/** No exchange starts with 0 or 1, and no area code or exchange is one of the short numbers 211 to 911. */
const isDialable = (number: string): boolean =>
  !number.startsWith('+1') || /^\+1(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/.test(number)

/**
 * `+13125550142` -> `+1 (312) 555-0142`; with an extension, followed by ` ext. 12`. Anything else is returned
 * unchanged.
 */
export function formatPhone(phone: string | null | undefined, extension?: string | null): string {
  if (!phone) return ''
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  const number = us
    ? `+1 (${us[1]}) ${us[2]}-${us[3]}`
    : (parsePhoneNumberFromString(phone, phoneMetadata)?.formatInternational() ?? phone)
  return extension ? `${number} ${formatExtension(extension)}` : number
}

export const formatExtension = (extension: string): string => `ext. ${extension}`

/** What a link calls a number by: `tel:+13125550142;ext=12`. */
export const phoneUri = (phone: string, extension?: string | null): string =>
  `tel:${phone}${extension ? `;ext=${extension}` : ''}`

/** A phone number in the API: accepted in any form, stored as E.164. */
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

/** Empty, absent and null are all "none". */
export const optionalPhone = typedText()
  .max(40)
  .nullish()
  .transform((text, context) => (text ? toPhone(text, context) : null))

/** How many numbers a person may have besides the first. */
export const furtherPhonesMax = 4

export const phones = z
  .array(z.object({ number: phone, extension: phoneExtension }))
  .max(furtherPhonesMax)
  .default([])
