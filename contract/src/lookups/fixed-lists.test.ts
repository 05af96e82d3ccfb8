import { expect, it } from 'vitest'
import { languages } from '../shared/languages.ts'
import { damageCodes, ticketStatuses } from './fixed-lists.ts'
import { fixedLists } from './lookup-shapes.ts'
import { paymentMethods, paymentMethodsFor, paymentTerms } from './payment-methods.ts'
import { stateById, states } from './places.ts'
import { allTimeZones } from './time-zones.ts'
import { vehicleTypes } from './vehicle-types.ts'

it('has no id twice in any list', () => {
  for (const list of [states, vehicleTypes, damageCodes, ticketStatuses, languages]) {
    const ids = list.map(entry => entry.id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

it('knows 50 states, DC, five territories, the armed forces and 13 provinces and territories of Canada', {
  tags: 'LOOK-006',
}, () => {
  expect(states.filter(state => state.country_code === 'us')).toHaveLength(59)
  expect(states.filter(state => state.country_code === 'ca')).toHaveLength(13)
  expect(new Set(states.map(state => `${state.country_code} ${state.short}`)).size).toBe(72)
  expect(stateById(14)?.short).toBe('IL')
  expect(stateById(60)).toBeUndefined()
})

it('colours ticket statuses by id: red, teal, green, black', { tags: 'LOOK-019' }, () => {
  expect(ticketStatuses.map(status => [status.id, status.color])).toEqual([
    [1, 'red'],
    [2, 'teal'],
    [3, 'green'],
    [4, 'black'],
  ])
})

it('offers all payment methods at once, four on net terms, and never online to staff', {
  tags: 'LOOK-011',
}, () => {
  expect(paymentMethodsFor()).toEqual([...paymentMethods])
  expect(paymentMethodsFor({ terms: 'immediately' })).toEqual([...paymentMethods])
  for (const terms of paymentTerms.filter(term => term !== 'immediately'))
    expect(paymentMethodsFor({ terms })).toEqual(['check', 'money_order', 'ach', 'wire'])
  expect(paymentMethodsFor({ forAddPayment: true })).not.toContain('online')
})

it('names only time zones that exist, each once', { tags: 'LOOK-008' }, () => {
  for (const { timezone } of allTimeZones)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow()
  expect(new Set(allTimeZones.map(zone => zone.timezone)).size).toBe(allTimeZones.length)
})

it("has a driver's name and dispatcher, if any", { tags: 'LOOK-009' }, () => {
  for (const dispatcher_id of [7, null]) {
    const driver = { id: 1, full_name: 'Maria Alvarez', dispatcher_id }
    expect(fixedLists.drivers.parse(driver)).toEqual(driver)
  }
})
