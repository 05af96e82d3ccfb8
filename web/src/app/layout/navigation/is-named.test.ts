import { expect, it } from 'vitest'
import { isNamed } from './is-named.ts'

it('takes the beginnings of words, in any order', () => {
  expect(isNamed('ord new', 'New repair order')).toBe(true)
  expect(isNamed('', 'New repair order')).toBe(true)
  expect(isNamed('new part', 'New repair order')).toBe(false)
  expect(isNamed('rder', 'New repair order')).toBe(false)
})

it('looks past case and accents', () => {
  expect(isNamed('ESPANOL', 'Language: Español')).toBe(true)
  expect(isNamed('українська', 'Мова: Українська')).toBe(true)
})
