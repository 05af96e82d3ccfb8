import type { DatabaseSync } from 'node:sqlite'
import { type City, stateById } from '#contract/lookups/places.ts'
import { placeKey } from '../data/search-keys.ts'

const maxRows = 50

/** Cities by the start of the name, of the ZIP code, or of both. */
export function searchPlaces(database: DatabaseSync, { name, zip }: { name: string; zip: string }): City[] {
  const key = placeKey(name)
  const zipKey = zip.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const rows = (key === '' ? byZip(database, zipKey) : byName(database, key, zipKey)) as unknown as Row[]
  return rows.map(({ state_id, ...place }) => {
    const state = stateById(state_id)!
    return {
      ...place,
      state_id,
      state_short_name: state.short,
      country_name: state.country_code === 'us' ? 'USA' : 'Canada',
    }
  })
}

interface Row {
  id: number
  name: string
  zip: string
  state_id: number
  timezone: string
}

/** For Canada the table has the first three of six characters. */
function byZip(database: DatabaseSync, zip: string) {
  const prefix = /^[A-Z]/.test(zip) ? zip.slice(0, 3) : zip.slice(0, 5)
  return database
    .prepare(
      `select id, name, zip, state_id, timezone from place
       where zip >= ? and zip < ? order by zip limit ?`,
    )
    .all(prefix, after(prefix), maxRows)
}

/** Each city once, exact matches first, then bigger cities; then further codes, as a big city has a hundred. */
function byName(database: DatabaseSync, key: string, zip: string) {
  return database
    .prepare(
      `with found as (
         select *, row_number() over (partition by key, state_id order by zip) as nth,
                count(*) over (partition by key, state_id) as codes
         from place where key >= ?1 and key < ?2 and zip >= ?3 and zip < ?4
       )
       select id, name, zip, state_id, timezone from found
       order by nth > 1, key = ?1 desc, codes desc, key, state_id, zip limit ?5`,
    )
    .all(key, after(key), zip, after(zip), maxRows)
}

function after(prefix: string): string {
  return `${prefix}\u{10FFFF}`
}
