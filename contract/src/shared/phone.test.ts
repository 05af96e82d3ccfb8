import { describe, expect, it } from 'vitest'
import {
  formatPhone,
  optionalPhone,
  parsePhone,
  parsePhoneWithExtension,
  phone,
  phoneCountries,
} from './phone.ts'

describe('a phone number', () => {
  it('is from the US, Canada or Mexico', { tags: 'CONST-005' }, () => {
    expect(phoneCountries).toEqual(['US', 'CA', 'MX'])
  })

  it('is parsed in any typed format', { tags: 'CONST-005' }, () => {
    for (const typed of [
      '3125550142',
      '(312) 555-0142',
      '+1 312 555 0142',
      '1-312-555-0142',
      '312.555.0142',
    ]) {
      expect(parsePhone(typed)).toBe('+13125550142')
    }
    for (const typed of [
      '+52 55 1234 5678',
      '+52 1 55 1234 5678',
      '+5215512345678',
      '521 55 1234 5678',
      '0052 55 1234 5678',
      '011 52 1 55 1234-5678',
    ])
      expect(parsePhone(typed)).toBe('+525512345678')
    expect(parsePhone('001 312 555 0142')).toBe('+13125550142')
    expect(parsePhone('(521) 555-0142')).toBe('+15215550142')
    expect(parsePhone('+1 604 555 0123')).toBe('+16045550123')
  })

  it('is refused for other countries, including those that share +1', { tags: 'CONST-005' }, () => {
    for (const typed of ['+44 20 7946 0958', '+380 44 123 4567', '+1 876 922 1234', '12345', 'call me', '']) {
      expect(parsePhone(typed)).toBeNull()
    }
    expect(phone.safeParse('+442079460958').success).toBe(false)
  })

  it.each(['112-555-0142', '312-155-0142', '312-055-0142', '911-555-0142', '312-911-0142', '392-555-0142'])(
    'that nobody can have is refused: %s',
    typed => {
      expect(parsePhone(typed)).toBeNull()
    },
  )

  it('accepts Puerto Rico, Guam and the other territories as US numbers', () => {
    for (const area of ['787', '939', '671', '340', '684', '670'])
      expect(parsePhone(`(${area}) 555-0142`)).toBe(`+1${area}5550142`)
  })

  it('is split from its extension in any format', () => {
    for (const typed of [
      '312-555-0188 x22',
      '(312) 555-0188 ext. 22',
      '312.555.0188 extension 22',
      '+13125550188;ext=22',
    ])
      expect(parsePhoneWithExtension(typed)).toEqual({ phone: '+13125550188', extension: '22' })
  })

  it('is refused with an extension, which has its own field', () => {
    for (const typed of ['312-555-0142 x22', '(312) 555-0142 ext. 22', '+52 1 55 1234 5678 ext 9']) {
      const { error } = phone.safeParse(typed)
      expect(error?.issues[0]).toMatchObject({ params: { code: 'validate__phone-extension' } })
    }
  })

  it('is formatted with its extension', () => {
    expect(formatPhone('+13125550142')).toBe('+1 (312) 555-0142')
    expect(formatPhone('+13125550142', '12')).toBe('+1 (312) 555-0142 ext. 12')
    expect(formatPhone('+525512345678')).toBe('+52 55 1234 5678')
    expect(formatPhone(null)).toBe('')
  })

  it('that is optional may be empty', () => {
    for (const none of ['', null, undefined]) expect(optionalPhone.parse(none)).toBeNull()
  })
})
