import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lostDigits, showNumber, stepNumber, toNumber, typeNumber } from './number-typing.ts'

const noLimits = { integerDigits: 99, decimals: 99 }

describe('typing a number', () => {
  it('drops non-digits and turns a comma into a dot', { tags: 'CONST-004' }, () => {
    expect(typeNumber('1a2,5')).toBe('12.5')
    expect(typeNumber('-3')).toBe('3')
    expect(typeNumber('1 234.50')).toBe('1234.50')
    expect(typeNumber('$12')).toBe('12')
  })

  it('reads a comma before three digits as thousands in money only', () => {
    const money = { integerDigits: 7, decimals: 2, grouped: true }
    expect(typeNumber('1,200', money)).toBe('1200')
    expect(typeNumber('$1,234,567.89', money)).toBe('1234567.89')
    expect(typeNumber('1,20', money)).toBe('1.20')
    expect(typeNumber('1.200', money)).toBe('1.20')
    expect(typeNumber('6,125')).toBe('6.125')
  })

  it('limits to 6 digits before the dot and 4 after it', { tags: 'CONST-004' }, () => {
    expect(typeNumber('1234567.12345')).toBe('123456.1234')
    expect(typeNumber('1.2.3')).toBe('1.23')
  })

  it('accepts an unfinished number', () => {
    expect(typeNumber('12.')).toBe('12.')
    expect(typeNumber('.')).toBe('.')
    expect(toNumber('12.')).toBe(12)
    expect(toNumber('.5')).toBe(0.5)
    expect(toNumber('.')).toBeNull()
    expect(toNumber('')).toBeNull()
  })

  it('drops decimals of whole numbers, but keeps the typed dot', () => {
    const whole = { integerDigits: 4, decimals: 0 }
    expect(typeNumber('12.7', whole)).toBe('12.')
    expect(toNumber(typeNumber('12.7', whole))).toBe(12)
    expect(typeNumber('007')).toBe('7')
  })

  it('reports which digits would be lost', { tags: 'ROF-030' }, () => {
    const percent = { integerDigits: 4, decimals: 1 }
    expect(lostDigits('12.5', percent)).toBeUndefined()
    expect(lostDigits('12.55', percent)).toBe('decimals')
    expect(lostDigits('12.50', percent)).toBeUndefined()
    expect(lostDigits('12345', percent)).toBe('integer')
    expect(lostDigits('0012.5', percent)).toBeUndefined()
    expect(lostDigits('12.5', { integerDigits: 4, decimals: 0 })).toBe('decimals')
    expect(lostDigits('12.0', { integerDigits: 4, decimals: 0 })).toBeUndefined()
    expect(lostDigits('.0', { integerDigits: 4, decimals: 0 })).toBe('decimals')
    expect(lostDigits('1,200.50', { integerDigits: 7, decimals: 2, grouped: true })).toBeUndefined()
  })

  it('is idempotent and never exceeds the limits', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(9), fc.nat(4), (text, integerDigits, decimals) => {
        const limits = { integerDigits, decimals }
        const typed = typeNumber(text, limits)
        expect(typeNumber(typed, limits)).toBe(typed)
        const [integer = '', fraction = ''] = typed.split('.')
        expect(integer.length).toBeLessThanOrEqual(integerDigits)
        expect(fraction.length).toBeLessThanOrEqual(decimals)
        if (!lostDigits(text, limits)) expect(toNumber(typed)).toBe(toNumber(typeNumber(text, noLimits)))
      }),
    )
  })
})

describe('showing a number', () => {
  it('pads money only', () => {
    expect(showNumber(12.5, { integerDigits: 9, decimals: 2 }, 2)).toBe('12.50')
    expect(showNumber(12.5)).toBe('12.5')
    expect(showNumber(0.1 + 0.2)).toBe('0.3')
    expect(showNumber(null)).toBe('')
  })

  it('steps by cents without binary rounding errors', { tags: 'CONST-008' }, () => {
    expect(stepNumber(1.1, 0.01)).toBe(1.11)
    expect(stepNumber(0.1, 0.2)).toBe(0.3)
    expect(stepNumber(0, -0.01)).toBe(0)
    expect(stepNumber(null, 1)).toBe(1)
    expect(stepNumber(99, 2, { max: 100 })).toBe(100)
  })
})
