import { expect, it } from 'vitest'
import { isOverload } from './overload.ts'

const small = { weight: null, length: null, width: null, height: null }

it('goes by freight over 150 pounds, or with a side over 108 inches', () => {
  expect(isOverload(small)).toBe(false)
  expect(isOverload({ ...small, weight: '150.00' })).toBe(false)
  expect(isOverload({ ...small, weight: 150.01 })).toBe(true)
  for (const side of ['length', 'width', 'height']) {
    expect(isOverload({ ...small, [side]: 108 })).toBe(false)
    expect(isOverload({ ...small, [side]: '108.5' })).toBe(true)
  }
})
