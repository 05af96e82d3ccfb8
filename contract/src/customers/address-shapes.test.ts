import { expect, it } from 'vitest'
import { addressInput } from './address-shapes.ts'

const address = {
  first_name: 'Ana',
  last_name: 'Vega',
  address: '1 Main St',
  city: 'Somewhere',
  phone: '312-555-0142',
}
const zipOf = (state_id: number, zip: string) => {
  const { data, error } = addressInput.safeParse({ ...address, state_id, zip })
  return data?.zip ?? error?.issues[0]?.path.join('.')
}

it('accepts ZIP and postal codes in any spacing, and formats them', () => {
  for (const zip of ['60601-1234', '606011234', '60601 1234', '60601 – 1234'])
    expect(zipOf(14, zip)).toBe('60601-1234')
  for (const zip of ['K1A 0B1', 'k1a0b1', 'K1A-0B1', 'k 1 a 0 b 1']) expect(zipOf(69, zip)).toBe('K1A 0B1')
  expect(zipOf(14, ' 60601 ')).toBe('60601')
})

it('refuses codes of another country', () => {
  for (const zip of ['6060', '60601-12', '6060112345', 'K1A 0B1']) expect(zipOf(14, zip)).toBe('zip')
  expect(zipOf(69, '60601')).toBe('zip')
})

it('accepts territories and the armed forces like states', () => {
  expect(zipOf(55, '00901')).toBe('00901')
  expect(zipOf(53, '96910')).toBe('96910')
  expect([zipOf(57, '34002'), zipOf(58, '09012'), zipOf(59, '96204')]).toEqual(['34002', '09012', '96204'])
})
