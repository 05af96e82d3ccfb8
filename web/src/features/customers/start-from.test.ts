import { expect, it } from 'vitest'
import { startFrom } from './start-from.ts'

it('begins a new customer with the search that found nobody', () => {
  expect(startFrom('(312) 555-0142')).toEqual({ phone: '+13125550142' })
  expect(startFrom('312-555-0142 x22')).toEqual({ phone: '+13125550142', phone_extension: '22' })
  expect(startFrom('1-800-FLOWERS Joe')).toEqual({})
  expect(startFrom(' maria@lopez.example ')).toEqual({ email: 'maria@lopez.example' })
  expect(startFrom('Maria de la Cruz')).toEqual({ first_name: 'Maria', last_name: 'de la Cruz' })
  expect(startFrom('Maria')).toEqual({ first_name: 'Maria' })
  expect(startFrom('55501')).toEqual({})
  expect(startFrom('')).toEqual({})
})
