import { createRequire } from 'node:module'
import type { DatabaseSync } from 'node:sqlite'
import { type State, states } from '#contract/lookups/places.ts'
import { timeZones } from '#contract/lookups/time-zones.ts'
import { placeKey } from '../data/search-keys.ts'
import { canadianCityName } from './canadian-city-names.ts'

const require = createRequire(import.meta.url)

interface PostalCode {
  zip: string
  city: string
  state: string
  latitude: number
  longitude: number
  country: 'US' | 'Canada'
}

interface Place {
  id: number
  name: string
  zip: string
  state: State
  timezone: string
}

export function fillPlaces(database: DatabaseSync): void {
  database.exec(`
    create table place (
      id integer primary key, name text not null, key text not null, zip text not null,
      state_id integer not null, timezone text not null
    )`)
  const insert = database.prepare(
    'insert into place (id, name, key, zip, state_id, timezone) values (?, ?, ?, ?, ?, ?)',
  )
  const places = [...americanPlaces(), ...canadianPlaces()]
  replaceForeignZones(places)
  for (const { id, name, zip, state, timezone } of places)
    insert.run(id, name, placeKey(name), zip, state.id, timezone)
  database.exec('create index place_key on place (key, state_id, zip); create index place_zip on place (zip)')
}

function americanPlaces(): Place[] {
  const byShort = new Map<string, State>(
    states.filter(state => state.country_code === 'us').map(state => [state.short, state]),
  )
  // Without the freely associated states, which trucks cannot reach.
  return codesOf('US').flatMap(code => {
    const state = byShort.get(code.state)
    return state
      ? [{ id: Number(code.zip), name: cityName(code), zip: code.zip, state, timezone: zoneOf(code) }]
      : []
  })
}

/** A military post office has APO, FPO or DPO as its city. */
const cityName = ({ state, city }: PostalCode): string => (/^A[AEP]$/.test(state) ? city.toUpperCase() : city)

function canadianPlaces(): Place[] {
  const byShort = new Map<string, State>(
    states.filter(state => state.country_code === 'ca').map(state => [state.short, state]),
  )
  return codesOf('Canada').map(code => ({
    // Sorts after every five-digit ZIP code.
    id: 100_000 + Number.parseInt(code.zip, 36),
    name: canadianCityName(code.zip, code.city),
    zip: code.zip,
    state: byShort.get(provinceOf(code.zip))!,
    timezone: zoneOf(code),
  }))
}

/** By the first letter of the code, as some rows have a district instead of the province. */
function provinceOf(zip: string): string {
  if (zip.startsWith('X')) return ['X0A', 'X0B', 'X0C'].includes(zip) ? 'NU' : 'NT'
  const letters: Record<string, string> = {
    A: 'NL',
    B: 'NS',
    C: 'PE',
    E: 'NB',
    G: 'QC',
    H: 'QC',
    J: 'QC',
    R: 'MB',
    S: 'SK',
    T: 'AB',
    V: 'BC',
    Y: 'YT',
  }
  return letters[zip.charAt(0)] ?? 'ON'
}

/**
 * The zone map is coarse at borders (Brownsville gets Matamoros, San Diego Tijuana), and some coordinates
 * are wrong: replaces a foreign zone by the most frequent one of the state.
 */
function replaceForeignZones(places: Place[]): void {
  const own = {
    us: new Set<string>(timeZones.us.map(zone => zone.timezone)),
    ca: new Set<string>(timeZones.ca.map(zone => zone.timezone)),
  }
  const isOwn = (place: Place) => own[place.state.country_code].has(place.timezone)
  const isMilitary = (place: Place) => /^A[AEP]$/.test(place.state.short)
  const common = commonZones(places.filter(place => isOwn(place) && !isMilitary(place)))
  for (const place of places)
    if (!isOwn(place) || isMilitary(place))
      place.timezone = common.get(place.state.id) ?? stateZones[place.state.short]!
}

/** Where the map has only obsolete zones. */
const stateZones: Record<string, string> = {
  AS: 'Pacific/Pago_Pago',
  NT: 'America/Edmonton',
  // Military mail goes through New York, Miami and San Francisco.
  AA: 'America/New_York',
  AE: 'America/New_York',
  AP: 'America/Los_Angeles',
}

function commonZones(places: Place[]): Map<number, string> {
  const counts = new Map<string, number>()
  for (const { state, timezone } of places) {
    const key = `${state.id} ${timezone}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const common = new Map<number, string>()
  for (const [key] of [...counts].sort((a, b) => a[1] - b[1])) {
    const [id, timezone] = key.split(' ') as [string, string]
    common.set(Number(id), timezone)
  }
  return common
}

function zoneOf({ latitude, longitude }: PostalCode): string {
  return (require('tz-lookup') as (latitude: number, longitude: number) => string)(latitude, longitude)
}

function codesOf(country: PostalCode['country']): PostalCode[] {
  const { codes } = require('zipcodes') as { codes: Record<string, PostalCode> }
  return Object.values(codes).filter(code => code.country === country)
}
