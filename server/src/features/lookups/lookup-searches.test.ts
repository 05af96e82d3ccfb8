import type { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { states } from '#contract/lookups/places.ts'
import { allTimeZones } from '#contract/lookups/time-zones.ts'
import { openLookupDatabase } from './data/lookup-database.ts'
import { searchPlaces } from './places/place-search.ts'
import { searchMakes, searchModels } from './vehicles/vehicle-search.ts'

let database: DatabaseSync
beforeAll(async () => {
  database = await openLookupDatabase(inject('lookupFolder'))
})
afterAll(() => database.close())

describe('makes and models', () => {
  it('sorts better known makes first, each once', { tags: 'LOOK-015' }, () => {
    expect(searchMakes(database, 'fr')[0]).toBe('Freightliner')
    expect(searchMakes(database, 'KEN')[0]).toBe('Kenworth')
    expect(searchMakes(database, 'wab')[0]).toBe('Wabash')
    const volvo = searchMakes(database, 'volvo')
    expect(volvo.filter(name => name === 'Volvo')).toHaveLength(1)
  })

  it('excludes makers of only cars and motorcycles', () => {
    expect(searchMakes(database, 'lamborghini')).toEqual([])
    expect(searchMakes(database, 'ducati')).toEqual([])
  })

  it('finds models of a make, ignoring case, or of all makes', { tags: 'LOOK-016' }, () => {
    expect(searchModels(database, { makeName: 'freightliner', search: '' })).toContain('Cascadia')
    expect(searchModels(database, { makeName: 'Ford', search: 'f15' })).toEqual(['F-150', 'F-150 Heritage'])
    expect(searchModels(database, { makeName: null, search: 'casc' })).toContain('Cascadia')
    expect(searchModels(database, { makeName: 'No Such Make', search: '' })).toEqual([])
  })

  it('treats wildcards as text', () => {
    expect(searchMakes(database, '%%')).toEqual([])
    expect(searchMakes(database, "o'")).toBeInstanceOf(Array)
  })
})

describe('cities', () => {
  it('sorts exact names first, and each city once before further codes', {
    tags: 'LOOK-021',
  }, () => {
    const found = searchPlaces(database, { name: 'chicago', zip: '' })
    expect(found).toHaveLength(50)
    expect(found.slice(0, 2).map(place => place.name)).toEqual(['Chicago', 'Chicago Heights'])
    const states = searchPlaces(database, { name: 'springfield', zip: '' }).map(({ state_id }) => state_id)
    expect(new Set(states.slice(0, 10)).size).toBe(10)
  })

  it('returns all fields of a place', { tags: 'LOOK-007' }, () => {
    expect(searchPlaces(database, { name: '', zip: '60601' })).toEqual([
      {
        id: 60601,
        name: 'Chicago',
        zip: '60601',
        state_id: 14,
        state_short_name: 'IL',
        timezone: 'America/Chicago',
        country_name: 'USA',
      },
    ])
    expect(searchPlaces(database, { name: '', zip: 't2x 1b3' })[0]).toMatchObject({
      name: 'Calgary',
      state_short_name: 'AB',
      timezone: 'America/Edmonton',
      country_name: 'Canada',
    })
  })

  it('finds post offices of the armed forces, with a time zone of the country', () => {
    expect(searchPlaces(database, { name: '', zip: '09012' })[0]).toMatchObject({
      name: 'APO',
      state_short_name: 'AE',
      timezone: 'America/New_York',
      country_name: 'USA',
    })
  })

  it('filters a name by the start of the code', { tags: 'LOOK-021' }, () => {
    const found = searchPlaces(database, { name: 'springfield', zip: '627' })
    expect(new Set(found.map(place => place.state_short_name))).toEqual(new Set(['IL']))
  })

  it('finds a name without accents and abbreviated', () => {
    expect(searchPlaces(database, { name: 'levis', zip: '' })[0]!.name).toBe('Lévis')
    expect(searchPlaces(database, { name: 'St. Louis', zip: '631' })[0]!.name).toBe('Saint Louis')
  })

  it('every place has a known state and a listed time zone', () => {
    const zones = new Set<string>(allTimeZones.map(zone => zone.timezone))
    const rows = database.prepare('select distinct state_id, timezone from place').all() as {
      state_id: number
      timezone: string
    }[]
    expect(rows.filter(row => !zones.has(row.timezone))).toEqual([])
    expect(new Set(rows.map(row => row.state_id))).toEqual(new Set(states.map(state => state.id)))
  })

  it('has no replacement characters', () => {
    expect(
      database.prepare("select name from place where name like '%' || char(65533) || '%'").all(),
    ).toEqual([])
  })
})
