import { AsYouType } from 'libphonenumber-js/min'
import { parsePhone, type phoneCountries } from '#contract/shared/phone.ts'

export type PhoneCountry = (typeof phoneCountries)[number]

export const callingCodes: Record<PhoneCountry, string> = { US: '+1', CA: '+1', MX: '+52' }

/** The country of a kept number. The US and Canada share +1: without better knowledge it is the US. */
export const countryOf = (value: string | undefined): PhoneCountry => (value?.startsWith('+52') ? 'MX' : 'US')

/** What stands in the field beside the calling code: `(312) 555-0142`. */
export function showNational(value: string | undefined, country: PhoneCountry): string {
  const code = callingCodes[country]
  const national = value?.startsWith(code) ? value.slice(code.length) : (value ?? '').replace(/^\+/, '')
  return new AsYouType(country).input(national.replace(/\D/g, ''))
}

/** What is kept of what was typed: E.164 as soon as it is a number, before that the code and the digits; nothing when empty. */
export function typePhone(text: string, country: PhoneCountry): string {
  const whole = text.trim().startsWith('+') ? parsePhone(text) : null
  if (whole) return whole
  const digits = nationalDigits(text, country)
  return digits === '' ? '' : callingCodes[country] + digits.slice(0, nationalLength)
}

/** Whether digits of what was typed have no place in a number. */
export const hasTooManyDigits = (text: string, country: PhoneCountry): boolean =>
  parsePhone(text) === null && nationalDigits(text, country).length > nationalLength

/**
 * A whole number and what stands behind it: `(312) 555-0142 ext. 9` -> 9. Only just begun (`0142x`) the extension is
 * empty. Undefined where there is none; as many digits as a number has are another number.
 */
export function splitExtension(text: string): { number: string; extension: string } | undefined {
  const mark = text.search(/[\p{L}#,;]/u)
  const number = text.slice(0, Math.max(mark, 0))
  const extension = text.slice(mark).replace(/\D/g, '')
  if (number.replace(/\D/g, '').length < nationalLength || extension.length > longestExtension)
    return undefined
  return { number, extension }
}

/** In all three countries. */
const nationalLength = 10
const longestExtension = 6

/** Without the country's code in front, as numbers are pasted. */
function nationalDigits(text: string, country: PhoneCountry): string {
  const digits = text.replace(/\D/g, '')
  const code = callingCodes[country].slice(1)
  return digits.length === code.length + nationalLength && digits.startsWith(code)
    ? digits.slice(code.length)
    : digits
}
