import { expect, it } from 'vitest'
import { makeDisplayName } from './make-names.ts'

it.each([
  ['Freightliner', 'Freightliner'],
  ['FREIGHTLINER', 'Freightliner'],
  ['GMC', 'GMC'],
  ['MAN', 'MAN'],
  ['Volvo Truck', 'Volvo'],
  ['WABASH VANS', 'Wabash'],
  ['Utility Trailer Manufacturer', 'Utility'],
  ['Reitnouer Inc', 'Reitnouer'],
  ['SILVER EAGLE BUS MANUFACTURING', 'Silver Eagle Bus Manufacturing'],
  ['MICHAEL MANUFACTURING AND REPAIR', 'Michael Manufacturing and Repair'],
  ['NEW HEIGHTS LLC', 'New Heights'],
])('shows %s as %s', (vpic, shown) => {
  expect(makeDisplayName(vpic)).toBe(shown)
})
