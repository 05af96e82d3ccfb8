import { expect, it } from 'vitest'
import { compactNumber } from './compact-number.ts'

it.each([
  [
    'p48213',
    ['P-482 13', 'P.482/13', '#P_482–13', ' P 48213 ', 'P‑482−13', "P'482?13", ']C1P-48213', 'Р-48213'],
  ],
  ['abek12x', ['АВЕК-12Х', 'авек12х', 'ABEK12X']],
  [
    '12345678905',
    ['012345678905', '0012345678905', '00012345678905', ']C10100012345678905', ']E00012345678905'],
  ],
  ['007', ['007', '00-7']],
  ['100%', ['100%']],
  ['', [' -- ']],
])('is %s for %s', (compact, texts) => {
  expect(texts.map(compactNumber)).toEqual(texts.map(() => compact))
})
