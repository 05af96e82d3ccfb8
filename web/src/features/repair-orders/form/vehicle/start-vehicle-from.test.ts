import { expect, it } from 'vitest'
import { startVehicleFrom } from './start-vehicle-from.ts'

it('starts a new vehicle with the VIN or unit number that was searched', () => {
  expect(startVehicleFrom('1fujgldr6csbm1234')).toEqual({ vin: '1FUJGLDR6CSBM1234' })
  expect(startVehicleFrom(' 1FUJ GLDR 6CSBM1234 ')).toEqual({ vin: '1FUJGLDR6CSBM1234' })
  expect(startVehicleFrom('z77')).toEqual({ unit_number: 'Z77' })
  expect(startVehicleFrom('#20-4')).toEqual({ unit_number: '20-4' })
  expect(startVehicleFrom('CSBM1234')).toEqual({})
  expect(startVehicleFrom('(312) 555-0142')).toEqual({})
  expect(startVehicleFrom('Great Lakes Intermodal')).toEqual({})
  expect(startVehicleFrom('Frank')).toEqual({})
  expect(startVehicleFrom('')).toEqual({})
})
