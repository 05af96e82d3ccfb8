import { describe, expect, it } from 'vitest'
import { countryOf, showNational, typePhone } from './phone-typing.ts'

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
})
