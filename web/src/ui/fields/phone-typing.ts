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
  const code = callingCodes[country]
  let digits = text.replace(/\D/g, '')
  if (digits === '') return ''
  // Pasted with the country's code in front.
  const bare = code.slice(1)
  if (digits.length === bare.length + 10 && digits.startsWith(bare)) digits = digits.slice(bare.length)
  return code + digits.slice(0, 10)
}
