import { describe, expect, it } from 'vitest'
import {
  countryOf,
  eraseable,
  hasTooManyDigits,
  showNational,
  splitExtension,
  typePhone,
} from './phone-typing.ts'

describe('typing a phone', () => {
  it('adds +1 unless another country is chosen', { tags: 'CONST-005' }, () => {
    expect(typePhone('312 555 0142', 'US')).toBe('+13125550142')
    expect(typePhone('55 1234 5678', 'MX')).toBe('+525512345678')
  })

  it('accepts a pasted number with its code', () => {
    expect(typePhone('+1 (312) 555-0142', 'US')).toBe('+13125550142')
    expect(typePhone('1-312-555-0142', 'US')).toBe('+13125550142')
    expect(typePhone('+52 55 1234 5678', 'US')).toBe('+525512345678')
    for (const text of ['+52 1 55 1234 5678', '52 1 55 1234 5678', '011 52 55 1234 5678'])
      expect(typePhone(text, 'US')).toBe('+525512345678')
    expect(typePhone('001 312 555 0142', 'US')).toBe('+13125550142')
    expect(typePhone('+1 787 555 0142', 'US')).toBe('+17875550142')
  })

  it('keeps an unfinished number and clears an empty field', () => {
    expect(typePhone('312', 'US')).toBe('+1312')
    expect(typePhone('', 'US')).toBe('')
    expect(typePhone('(', 'US')).toBe('')
  })

  it('keeps and shows invalid text unchanged', () => {
    for (const text of ['abc', '312a', '31255501429', '+44 20 7946 0958', '+', 'call Joe']) {
      expect(typePhone(text, 'US')).toBe(text)
      expect(showNational(text, 'US')).toBe(text)
      expect(countryOf(text, 'MX')).toBe('MX')
    }
    expect(typePhone('Tel: 312-555-0142', 'US')).toBe('+13125550142')
    expect(typePhone('+1 (312) 55', 'US')).toBe('+131255')
    expect(typePhone('+52', 'US')).toBe('+52')
  })

  it('erases the digit before a bracket, and one character of invalid text', () => {
    expect(eraseable('(312', '+1312', 'US')).toBe('(31')
    expect(eraseable('312', '312a', 'US')).toBe('312')
  })

  it('formats the national number', () => {
    expect(showNational('+13125550142', 'US')).toBe('(312) 555-0142')
    expect(showNational('', 'US')).toBe('')
    expect(countryOf('+525512345678')).toBe('MX')
    expect(countryOf(undefined)).toBe('US')
  })

  it('splits off an extension after a complete number in any notation', { tags: 'CONST-006' }, () => {
    for (const text of ['(312) 555-0142 ext 9', '3125550142x9', '+1 312 555 0142 доб. 9', '312-555-0142, #9'])
      expect(splitExtension(text)?.extension).toBe('9')
    expect(splitExtension('(312) 555-0142 ext. 12')).toEqual({ number: '(312) 555-0142 ', extension: '12' })
    expect(splitExtension('(312) 555-0142e')).toEqual({ number: '(312) 555-0142', extension: '' })
    for (const text of ['', '312 ext 9', '(312) 555-0142', '1-800-FLOWERS', '312 555 0142, 312 555 0143'])
      expect(splitExtension(text)).toBeUndefined()
  })

  it('detects extra digits after a complete number', () => {
    expect(hasTooManyDigits('(312) 555-01429', '+13125550142', 'US')).toBe(true)
    expect(hasTooManyDigits('1 (312) 555-0142', '+13125550142', 'US')).toBe(false)
    expect(hasTooManyDigits('55 1234 56789', '+525512345678', 'MX')).toBe(true)
    expect(hasTooManyDigits('31255501429', undefined, 'US')).toBe(false)
  })
})
