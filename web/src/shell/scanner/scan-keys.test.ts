import { expect, it } from 'vitest'
import { type KeyMeaning, scanKeys } from './scan-keys.ts'

interface Typed {
  every?: number
  enterAfter?: number
  codes?: string[]
  between?: string
}

function typing(text: string, { every = 8, enterAfter = every, codes, between }: Typed = {}): KeyMeaning[] {
  const press = scanKeys()
  let at = 1000
  const meanings = [...text].map((key, index) => {
    at += every
    if (between) press({ key: between, code: between, at, isShifted: false })
    return press({ key, code: codes?.[index] ?? '', at, isShifted: false })
  })
  return [...meanings, press({ key: 'Enter', code: 'Enter', at: at + enterAfter, isShifted: false })]
}

const scanned = (text: string, how?: Typed) => typing(text, how).at(-1)

it('is a scan: four characters or more, each within 35 ms, and Enter', () => {
  expect(typing('AB12')).toEqual(['first', 'more', 'more', 'more', { text: 'AB12' }])
  expect(scanned('AB12', { every: 34 })).toEqual({ text: 'AB12' })
  expect(scanned('BD-16570/A', { between: 'Shift' })).toEqual({ text: 'BD-16570/A' })
})

it('is a person: too slow, too short, Enter later, or another key between', () => {
  expect(typing('AB12', { every: 35 })).toEqual(['first', 'first', 'first', 'first', undefined])
  expect(scanned('A12')).toBeUndefined()
  expect(scanned('AB1234', { enterAfter: 35 })).toBeUndefined()
  expect(scanned('AB1234', { between: 'Backspace' })).toBeUndefined()
})

it('begins anew where the keys become fast: what a person typed before is no part of it', () => {
  const press = scanKeys()
  const at = (key: string, at: number) => press({ key, code: '', at, isShifted: false })
  at('x', 0)
  at('y', 20)
  for (const [index, key] of [...'BD-77'].entries()) at(key, 100 + index * 5)
  expect(at('Enter', 125)).toEqual({ text: 'BD-77' })
  expect(at('Enter', 126)).toBeUndefined()
})

it('reads the keys of a US keyboard where this one is set to other letters', () => {
  const codes = ['KeyB', 'KeyD', 'Minus', 'Digit1', 'Slash', 'KeyA']
  expect(scanned('ив-1.ф', { codes })).toEqual({ text: 'BD-1/A' })
  expect(scanned('bd)&=q', { codes })).toEqual({ text: 'bd)&=q', usText: 'BD-1/A' })
  expect(scanned("bd'1-a", { codes })).toEqual({ text: "bd'1-a" })
})
