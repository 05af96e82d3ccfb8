import { expect, it } from 'vitest'
import { phoneDigits } from './search-pattern.ts'

it('reads the digits of a phone in any format', () => {
  for (const text of [
    '(312) 555-0119',
    '312.555.0119',
    '312/555 0119',
    '+1 312 555 0119',
    '1-312-555-0119',
    '312–555–0119',
    'tel:+13125550119',
    '(312) 555-0119 x12',
    '312 555 0119, ext. 4',
  ])
    expect(phoneDigits(text)?.replace(/^1/, ''), text).toBe('3125550119')
})

it('does not take a name, a part number or two digits for a phone', () => {
  for (const text of ['Lopez', 'TB-77-012', '12', 'R-000902', '']) expect(phoneDigits(text), text).toBe(null)
})
