import { describe, expect, it } from 'vitest'
import { countryOf, hasTooManyDigits, showNational, splitExtension, typePhone } from './phone-typing.ts'

describe('typing a phone', () => {
  it('puts +1 in front unless another country is chosen [CONST-005]', () => {
    expect(typePhone('312 555 0142', 'US')).toBe('+13125550142')
    expect(typePhone('55 1234 5678', 'MX')).toBe('+525512345678')
  })

  it('takes a pasted number with its code', () => {
    expect(typePhone('+1 (312) 555-0142', 'US')).toBe('+13125550142')
    expect(typePhone('1-312-555-0142', 'US')).toBe('+13125550142')
    expect(typePhone('+52 55 1234 5678', 'US')).toBe('+525512345678')
  })

  it('keeps an unfinished number, and nothing of an emptied field', () => {
    expect(typePhone('312', 'US')).toBe('+1312')
    expect(typePhone('', 'US')).toBe('')
    expect(typePhone('abc', 'US')).toBe('')
  })

  it('shows the number the way it is read out', () => {
    expect(showNational('+13125550142', 'US')).toBe('(312) 555-0142')
    expect(showNational('', 'US')).toBe('')
    expect(countryOf('+525512345678')).toBe('MX')
    expect(countryOf(undefined)).toBe('US')
  })

  it('finds an extension behind a whole number, however it is written [CONST-006]', () => {
    for (const text of ['(312) 555-0142 ext 9', '3125550142x9', '+1 312 555 0142 доб. 9', '312-555-0142, #9'])
      expect(splitExtension(text)?.extension).toBe('9')
    expect(splitExtension('(312) 555-0142 ext. 12')).toEqual({ number: '(312) 555-0142 ', extension: '12' })
    expect(splitExtension('(312) 555-0142e')).toEqual({ number: '(312) 555-0142', extension: '' })
    for (const text of ['', '312 ext 9', '(312) 555-0142', '1-800-FLOWERS', '312 555 0142, 312 555 0143'])
      expect(splitExtension(text)).toBeUndefined()
  })

  it('tells when digits are left over', () => {
    expect(hasTooManyDigits('(312) 555-01429', 'US')).toBe(true)
    expect(hasTooManyDigits('1 (312) 555-0142', 'US')).toBe(false)
    expect(hasTooManyDigits('+52 55 1234 5678', 'US')).toBe(false)
    expect(hasTooManyDigits('+52 55 1234 56789', 'MX')).toBe(true)
  })
})
