import { describe, expect, it } from 'vitest'
import { foundIn } from '#server/testing/found-in-lines.ts'
import { valuesOf as values } from '#server/testing/text-lines.ts'

describe('where all is in capitals a name ends where the sentence goes on', () => {
  it.each([
    [['INVOICE ALDER RIDGE FREIGHT ONLY, NOT THE DRIVER.'], 'ALDER RIDGE FREIGHT'],
    [['BILL TO ALDER RIDGE FREIGHT WITH THE PO NUMBER'], 'ALDER RIDGE FREIGHT'],
    [['ORDEN DE TRABAJO', 'FACTURA A NOMBRE DE FLETES RUIZ CON EL NÚMERO'], 'FLETES RUIZ'],
    [['CROSSDECK TRAILER RENTAL', 'WORK ORDER', 'BILL CROSSDECK.'], 'CROSSDECK TRAILER RENTAL'],
    [['ROAD COMMISSION FOR OGLE COUNTY', 'WORK ORDER'], 'ROAD COMMISSION FOR OGLE COUNTY'],
  ])('%j', (lines, name) => {
    expect(values(foundIn(...lines).customers)).toEqual([name])
  })

  it.each(['INVOICE COMES WITH THE TRUCK.', 'CHARGE YOUR USUAL LABOR RATE', 'BILL US SAME AS ALWAYS'])(
    'and there may be none: %s',
    text => {
      expect(foundIn('WORK ORDER', text).customers).toEqual([])
    },
  )
})

describe('where all is in capitals no number begins with a word', () => {
  it.each([
    'UNIT ON 11 NOV',
    'UNIT AND THE 25TH',
    'TRAILER: HRS 9',
    'TRUCK: INVOICE 55190',
    'TRAILER: WABASH 53',
    'BODY OF THE TRUCK: MCNEILUS 11',
  ])('%s', text => {
    expect(foundIn(text).unit_numbers).toEqual([])
  })

  it('of a plate', () => {
    expect(foundIn('PLATE VAN 53').license_plates).toEqual([])
  })
})

it('what is not to exceed a sum is no vehicle that is well', () => {
  expect(values(foundIn('Authorized on truck #33 - not to exceed $500').unit_numbers)).toEqual(['33'])
  expect(foundIn('Trailer 5317 - not to be repaired').unit_numbers).toEqual([])
})

it('a word for number may have no point', () => {
  expect(values(foundIn('Truck No 17 Trailer No 5').unit_numbers)).toEqual(['17'])
})

it('who gets the mail of a payer is no part of his name', () => {
  expect(values(foundIn('Bill to: Northline Express c/o TransBill').customers)).toEqual(['Northline Express'])
})
