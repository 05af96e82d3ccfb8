import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isVin,
  isVinCheckDigitValid,
  mendedInVin,
  normalizeVin,
  splitVin,
  vinCheckDigit,
  vinLength,
} from './vin.ts'

const vinCharacters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const anyVin = fc.string({ unit: fc.constantFrom(...vinCharacters), minLength: 17, maxLength: 17 })
const withCheckDigit = (vin: string) => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)

describe('normalizeVin', () => {
  it('trims, upper-cases, drops invalid characters and cuts to 17', { tags: 'VEH-014' }, () => {
    expect(normalizeVin('  1fujgldr-5ch* 123456789 ')).toBe('1FUJGLDR5CH123456')
  })

  it('replaces I, O and Q by 1, 0 and 0 and lists the replacements', () => {
    expect(normalizeVin('ifujgldr5chO234Q6')).toBe('1FUJGLDR5CH023406')
    expect(mendedInVin('ifujgldr5chO234Q6 oo')).toEqual(['I → 1', 'O → 0', 'Q → 0'])
    expect(mendedInVin('VIN: 1FUJGLDR3CLBP8834, Iowa')).toEqual([])
  })

  it.each([
    'VIN: 1FUJGLDR3CLBP8834',
    'vin 1FUJGLDR3CLBP8834',
    ' VIN# 1FUJGLDR3CLBP8834',
    'V.I.N. No. 1FUJGLDR3CLBP8834',
    'VIN number: 1FUJGLDR3CLBP8834',
    'Vehicle identification number 1FUJGLDR3CLBP8834',
    'VIN1FUJGLDR3CLBP8834',
    'V1N:1FUJGLDR3CLBP8834',
  ])('drops the label of %s', text => {
    expect(normalizeVin(text)).toBe('1FUJGLDR3CLBP8834')
    expect(mendedInVin(text)).toEqual([])
  })

  it('keeps text that only starts like a label', () => {
    expect(['vin', 'VNLS', 'V1N', 'VINO'].map(normalizeVin)).toEqual(['', 'VNLS', 'V1N', 'V1N0'])
  })

  it('returns at most 17 allowed characters and is idempotent', {
    tags: 'VEH-014',
  }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 40 })), text => {
        const vin = normalizeVin(text)
        expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]*$/)
        expect(vin.length).toBeLessThanOrEqual(vinLength)
        expect(normalizeVin(vin)).toBe(vin)
      }),
    )
  })
})

describe('the check digit', () => {
  it('is right for VINs of the regulation and of NHTSA', () => {
    expect(isVinCheckDigitValid('1M8GDM9AXKP042788')).toBe(true)
    expect(isVinCheckDigitValid('11111111111111111')).toBe(true)
    expect(isVinCheckDigitValid('5GZCZ43D13S812715')).toBe(true)
    expect(isVinCheckDigitValid('SGZCZ43D13S812715')).toBe(false)
  })

  it('is 0 to 9 or X for every VIN and makes it valid', () => {
    fc.assert(
      fc.property(anyVin, vin => {
        expect(vinCheckDigit(vin)).toMatch(/^[0-9X]$/)
        expect(isVinCheckDigitValid(withCheckDigit(vin))).toBe(true)
      }),
    )
  })

  it('notices every single mistyped digit', () => {
    const position = fc.constantFrom(
      ...Array.from({ length: 17 }, (_, index) => index).filter(at => at !== 8),
    )
    fc.assert(
      fc.property(anyVin, position, fc.integer({ min: 0, max: 9 }), (text, at, digit) => {
        const vin = withCheckDigit(text)
        fc.pre(/\d/.test(vin[at]!) && vin[at] !== String(digit))
        expect(isVinCheckDigitValid(vin.slice(0, at) + digit + vin.slice(at + 1))).toBe(false)
      }),
    )
  })

  it('is null for text that is no VIN', () => {
    expect(vinCheckDigit('1FUJGLDR')).toBeNull()
    expect(isVin('IOQ11111111111111')).toBe(false)
    expect(isVinCheckDigitValid('')).toBe(false)
  })
})

it('splits a VIN into its first 9 and last 8 without losing any', () => {
  fc.assert(
    fc.property(anyVin, vin => {
      const { first, last } = splitVin(vin)
      expect([first.length, last.length]).toEqual([9, 8])
      expect(first + last).toBe(vin)
    }),
  )
})
