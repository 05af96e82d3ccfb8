import { AsYouType } from 'libphonenumber-js/core'
import { parsePhone, type phoneCountries } from '#contract/shared/phone.ts'
import { phoneMetadata } from '#contract/shared/phone-metadata.ts'

export type PhoneCountry = (typeof phoneCountries)[number]

export const callingCodes: Record<PhoneCountry, string> = { US: '+1', CA: '+1', MX: '+52' }

/** The code and up to ten digits. */
const isNumberSoFar = (value: string): boolean => /^\+(?:1|52)\d{0,10}$/.test(value)

/** The chosen country if its code matches. The US and Canada share +1; the default is the US. */
export function countryOf(value = '', chosen: PhoneCountry = 'US'): PhoneCountry {
  if (!isNumberSoFar(value) || value.startsWith(callingCodes[chosen])) return chosen
  return value.startsWith(callingCodes.MX) ? 'MX' : 'US'
}

/** Without the calling code: `(312) 555-0142`; an invalid number unchanged. */
export function showNational(value = '', country: PhoneCountry): string {
  if (!isNumberSoFar(value)) return value
  return new AsYouType(country, phoneMetadata).input(value.slice(callingCodes[country].length))
}

/** E.164 if complete, else code and digits. Invalid text stays unchanged, for the server to refuse. */
export function typePhone(text: string, country: PhoneCountry): string {
  const typed = text.trimStart()
  if (typed.startsWith('+')) {
    const whole = parsePhone(typed)
    if (whole) return whole
    const code = Object.values(callingCodes).find(prefix => typed.startsWith(prefix))
    const digits = typed.replace(/\D/g, '')
    return code && isNumberSoFar(`+${digits}`) && !letter.test(typed) ? `+${digits}` : text
  }
  const digits = nationalDigits(typed, country)
  // `001 312…`, `52 1 55…`: parsed as on the server.
  if (digits.length > nationalLength && /^(00|011|52)/.test(typed)) return parsePhone(typed) ?? text
  if (digits.length > nationalLength || (letter.test(typed) && digits.length < nationalLength)) return text
  return digits === '' ? '' : callingCodes[country] + digits
}

/** Whether extra digits follow a complete number. */
export function hasTooManyDigits(text: string, kept: string | undefined, country: PhoneCountry): boolean {
  const before = nationalDigits(showNational(kept, country), country)
  const digits = nationalDigits(text, country)
  return before.length === nationalLength && digits.length > nationalLength && digits.startsWith(before)
}

/** Lets backspace over a bracket or dash erase the digit before it. */
export function eraseable(text: string, kept: string | undefined, country: PhoneCountry): string {
  const before = showNational(kept, country)
  const isFormatting =
    text.length === before.length - 1 && text.replace(/\D/g, '') === before.replace(/\D/g, '')
  return isFormatting && before !== kept ? text.replace(/\d(?=\D*$)/, '') : text
}

/**
 * `(312) 555-0142 ext. 9` -> 9; a started extension (`0142x`) is empty. Undefined if there is none; ten
 * digits are another number.
 */
export function splitExtension(text: string): { number: string; extension: string } | undefined {
  const mark = text.search(/[\p{L}#,;]/u)
  const number = text.slice(0, Math.max(mark, 0))
  const extension = text.slice(mark).replace(/\D/g, '')
  if (number.replace(/\D/g, '').length < nationalLength || extension.length > longestExtension)
    return undefined
  return { number, extension }
}

const letter = /\p{L}/u
/** In all three countries. */
const nationalLength = 10
const longestExtension = 6

/** Without a leading country code, for pasted numbers. */
function nationalDigits(text: string, country: PhoneCountry): string {
  const digits = text.replace(/\D/g, '')
  const code = callingCodes[country].slice(1)
  return digits.length === code.length + nationalLength && digits.startsWith(code)
    ? digits.slice(code.length)
    : digits
}
