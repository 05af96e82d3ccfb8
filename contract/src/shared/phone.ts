import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { z } from 'zod'
import { phoneExtension } from './fields.ts'
import { phoneMetadata } from './phone-metadata.ts'
import { typedText } from './text.ts'

/** Countries whose numbers a phone field takes. */
export const phoneCountries = ['US', 'CA', 'MX'] as const

/** E.164 (`+13125550142`) of a number typed in any form, or null if it is not a US, Canadian or Mexican number. */
export function parsePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US' }, phoneMetadata)
  if (!number?.isPossible()) return null
  // A possible but unassigned number (555-01xx) has no country: its calling code decides.
  const country = number.country ?? (number.countryCallingCode === '1' ? 'US' : undefined)
  return phoneCountries.some(allowed => allowed === country) ? number.number : null
}

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
  return extension ? `${number} ext. ${extension}` : number
}

/** A phone number in the API: accepted in any form, stored as E.164. */
export const phone = typedText()
  .max(40)
  .transform((text, context) => {
    const number = parsePhone(text)
    if (number) return number
    context.issues.push({
      code: 'custom',
      input: text,
      params: { code: text === '' ? 'validate__required' : 'validate__phone' },
    })
    return z.NEVER
  })

/** Empty, absent and null are all "none". */
export const optionalPhone = z
  .union([z.literal('').transform(() => null), z.null(), phone])
  .optional()
  .transform(value => value ?? null)

/** Further numbers of a person, at most 4. */
export const phones = z
  .array(z.object({ number: phone, extension: phoneExtension }))
  .max(4)
  .default([])
