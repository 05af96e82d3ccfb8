import { describe, expect, it } from 'vitest'
import { formatPhone, optionalPhone, parsePhone, phone, phoneCountries } from './phone.ts'

describe('a phone number', () => {
  it('is of the US first of all, of Canada or of Mexico [CONST-005]', () => {
    expect(phoneCountries).toEqual(['US', 'CA', 'MX'])
  })

  it('is read in any form that people type [CONST-005]', () => {
    for (const typed of [
      '3125550142',
      '(312) 555-0142',
      '+1 312 555 0142',
      '1-312-555-0142',
      '312.555.0142',
    ]) {
      expect(parsePhone(typed)).toBe('+13125550142')
    }
    expect(parsePhone('+52 55 1234 5678')).toBe('+525512345678')
    expect(parsePhone('+1 604 555 0123')).toBe('+16045550123')
  })

  it('of another country is refused, those that share +1 included [CONST-005]', () => {
    for (const typed of ['+44 20 7946 0958', '+380 44 123 4567', '+1 876 922 1234', '12345', 'call me', '']) {
      expect(parsePhone(typed)).toBeNull()
    }
    expect(phone.safeParse('+442079460958').success).toBe(false)
  })

  it('is shown formatted, with its extension', () => {
    expect(formatPhone('+13125550142')).toBe('+1 (312) 555-0142')
    expect(formatPhone('+13125550142', '12')).toBe('+1 (312) 555-0142 ext. 12')
    expect(formatPhone('+525512345678')).toBe('+52 55 1234 5678')
    expect(formatPhone(null)).toBe('')
  })

  it('that is optional may be empty', () => {
    for (const none of ['', null, undefined]) expect(optionalPhone.parse(none)).toBeNull()
  })
})
