import type { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import { vinCheckDigit } from '#contract/shared/vin.ts'
import { openLookupDatabase } from '../data/lookup-database.ts'
import { decodeVin } from './vin-decoder.ts'

let database: DatabaseSync
beforeAll(async () => {
  database = await openLookupDatabase(inject('lookupFolder'))
})
afterAll(() => database.close())

/** `_` is replaced by the check digit. */
function whole(pattern: string, thisYear = 2026) {
  const vin = pattern.replace('_', vinCheckDigit(pattern.replace('_', '0'))!)
  return decodeVin(database, vin, thisYear)
}

function decodeBoth(pattern: string) {
  const outcome = whole(pattern)
  if ('problem' in outcome) throw new Error(outcome.problem)
  return [outcome, outcome.earlier].flatMap(reading =>
    reading ? [{ make: reading.make, model: reading.model, year: reading.year }] : [],
  )
}

function decode(pattern: string, thisYear = 2026) {
  const outcome = whole(pattern, thisYear)
  if ('problem' in outcome) return outcome.problem
  const type = vehicleTypes.find(({ id }) => id === outcome.type_id)?.name ?? null
  return [outcome.make, outcome.model, outcome.year, type]
}

describe('decodeVin', () => {
  it.each([
    ['1FUJGLDR_CSBM1234', 'Freightliner', 'Cascadia', 2012, 'semi_tractor'],
    ['1FVACWDT_HHHX1234', 'Freightliner', 'M2', 2017, 'straight_truck'],
    ['1XKYD49X_JJ123456', 'Kenworth', 'T680', 2018, 'semi_tractor'],
    ['1XPBDP9X_LD123456', 'Peterbilt', '579', 2020, 'semi_tractor'],
    ['4V4NC9EH_KN123456', 'Volvo', 'VNL', 2019, 'semi_tractor'],
    ['3HSDZAPR_LN123456', 'International', 'LT625', 2020, 'semi_tractor'],
    ['1M1AN07Y_EM012345', 'Mack', 'Pinnacle', 2014, 'semi_tractor'],
    ['5KJJBHDR_ELFR1234', 'Western Star', '5700', 2014, 'semi_tractor'],
    ['1FT8W3DT_KEC12345', 'Ford', 'F-350', 2019, 'pickup'],
    ['1FDUF5HT_KDA12345', 'Ford', 'F-550', 2019, 'straight_truck'],
    ['1FDXE45S_3HA12345', 'Ford', 'E-450', 2003, 'box_truck'],
    ['3C6URVJG_KE123456', 'Ram', 'ProMaster 3500', 2019, 'van'],
    ['1BAKGCPH_DF123456', 'Blue Bird', 'BB Conventional', 2013, 'bus'],
  ])('decodes the truck %s', { tags: ['LOOK-017', 'VEH-016'] }, (vin, make, model, year, type) => {
    expect(decode(vin)).toEqual([make, model, year, type])
  })

  it.each([
    ['1JJV532D_KL123456', 'Wabash', 'Dry Van Duraplate', 2019],
    ['1GRAA062_KB123456', 'Great Dane', null, 2019],
    ['1UYVS253_K7123456', 'Utility', null, 2019],
  ])('decodes the trailer %s, which has no type', { tags: 'VEH-016' }, (vin, make, model, year) => {
    expect(decode(vin)).toEqual([make, model, year, null])
  })

  it('takes the latest year up to next year, for trucks over 10,000 lb and trailers', () => {
    expect(decode('2FUYDSEB_WA123456')).toEqual(['Freightliner', 'Long Conv.', 1998, 'semi_tractor'])
    expect(decode('1JJV532W_XF123456')[2]).toBe(1999)
    expect(decode('1JJV532W_XF123456', 2028)[2]).toBe(2029)
  })

  it('offers both plausible years, the later first', () => {
    expect(decodeBoth('1JJV532D_TL123456')).toEqual([
      { make: 'Wabash', model: 'Dry Van Duraplate', year: 2026 },
      { make: 'Wabash', model: 'FRP Drop Frame', year: 1996 },
    ])
    expect(decodeBoth('1UYVS248_VM123456').map(({ year }) => year)).toEqual([2027, 1997])
    expect(decodeBoth('1FUJGLDR_CSBM1234').map(({ year }) => year)).toEqual([2012])
  })

  it('distinguishes trucks and trailers', () => {
    expect(whole('1JJV532D_TL123456')).toMatchObject({ is_trailer: true })
    expect(whole('1FUJGLDR_CSBM1234')).toMatchObject({ is_trailer: false })
  })

  it("replaces vPIC's codes by common model names", () => {
    expect(decode('1HTMMAAN_8H123456')[1]).toBe('DuraStar 4300')
    expect(decode('1M2AX04C_DM012345')[1]).toBe('Granite')
  })

  it('decides the 30-year period of a light vehicle by its seventh character', () => {
    expect(decode('1FTEF15Y_FPA12345')).toEqual(['Ford', 'F-150', 1985, 'pickup'])
    expect(decode('1FTEW1EP_FFA12345')).toEqual(['Ford', 'F-150', 2015, 'pickup'])
  })

  it('finds makes that share a code for fewer than 1000 vehicles a year', () => {
    const shared = database
      .prepare(`select code, name from wmi join make on make.id = make_id where length(code) = 6 limit 1`)
      .get() as { code: string; name: string }
    const vin = `${shared.code.slice(0, 3)}AA111_KA${shared.code.slice(3)}001`
    expect(decode(vin)[0]).toBe(shared.name)
  })

  it('returns the problem if it cannot decode', () => {
    expect(decode('1FUJGLDR')).toBe('vin_malformed')
    expect(decode('1FUJGLDR0CSBM1234')).toBe('vin_check_digit_wrong')
    expect(decode('ZZZJGLDR_CSBM1234')).toBe('vin_manufacturer_unknown')
  })

  it('returns the make if the tenth character is no year', () => {
    expect(decode('1HTMMAAL_UH123456')).toEqual(['International', null, null, 'other'])
  })
})
