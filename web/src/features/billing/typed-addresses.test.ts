import { expect, it } from 'vitest'
import { typedAddresses } from './typed-addresses.ts'

it.each([
  ['Pat Boss <pat@fleet.test>', ['pat@fleet.test']],
  ['Pat Boss <pat@fleet.test>; ann@fleet.test', ['pat@fleet.test', 'ann@fleet.test']],
  [
    'Boss, Pat <pat@fleet.test>, "O\'Neil; Ann" <o\'neil@fleet.test>;',
    ['pat@fleet.test', "o'neil@fleet.test"],
  ],
  [
    `'pat@fleet.test' <pat@fleet.test>\n"ann@fleet.test" <ann@fleet.test>`,
    ['pat@fleet.test', 'ann@fleet.test'],
  ],
  ['pat@fleet.test ann@fleet.test', ['pat@fleet.test', 'ann@fleet.test']],
  ['pat@fleet.test;', ['pat@fleet.test']],
  ['pat@fleet.test, nobody', ['pat@fleet.test', 'nobody']],
])('takes the addresses out of %s', (text, addresses) => {
  expect(typedAddresses(text)).toEqual(addresses)
})

it.each(['pat@fleet.test', 'Pat ', 'Boss, Pat <pat@fleet'])('leaves %s to be typed on', text => {
  expect(typedAddresses(text)).toEqual([text])
})
