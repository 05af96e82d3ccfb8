import type { DatabaseSync } from 'node:sqlite'
import type { VinDecode, VinProblem, VinReading } from '#contract/lookups/vehicle-lookups.ts'
import { isVin, isVinCheckDigitValid } from '#contract/shared/vin.ts'
import { modelDisplayName } from './model-names.ts'
import { modelYears } from './model-years.ts'
import { elements, vpicTypes } from './vehicle-source.ts'
import { vehicleTypeOf } from './vehicle-type-of.ts'
import { matchVinPattern } from './vin-pattern.ts'

export type VinOutcome = VinDecode | { problem: VinProblem }

/**
 * Decodes by NHTSA's patterns like its own decoder: the manufacturer's schemas of the model year, and per
 * element the most specific matching pattern. Corgi's decoder ignores the GVWR class, compares the last
 * eight characters only with the plant, and knows one year per letter.
 */
export function decodeVin(database: DatabaseSync, vin: string, thisYear: number): VinOutcome {
  if (!isVin(vin)) return { problem: 'vin_malformed' }
  if (!isVinCheckDigitValid(vin)) return { problem: 'vin_check_digit_wrong' }
  const wmi = findWmi(database, vin)
  if (!wmi) return { problem: 'vin_manufacturer_unknown' }

  const readings = modelYears(vin, wmi.vehicle_type, wmi.truck_type, thisYear + 1).map(year =>
    readAs(database, vin, wmi.id, year),
  )
  const plausible = readings.filter(reading => isPlausible(vin, reading))
  const [latest = noReading, earlier] = plausible.length > 0 ? plausible : readings
  const decoded = vinReading(database, wmi, latest)
  if (!decoded) return { problem: 'vin_manufacturer_unknown' }
  return {
    ...decoded,
    is_trailer: wmi.vehicle_type === vpicTypes.trailer,
    earlier: (earlier && vinReading(database, wmi, earlier)) ?? null,
  }
}

export const vinsOfManufacturers = (database: DatabaseSync, vins: readonly string[]): string[] =>
  vins.filter(vin => isVin(vin) && findWmi(database, vin) !== undefined)

function vinReading(
  database: DatabaseSync,
  wmi: Wmi,
  { year, found, model }: Reading,
): VinReading | undefined {
  const make = model?.make ?? usualMake(database, wmi)
  return (
    make && {
      make: make.name,
      model: model?.saysMore ? modelDisplayName(make.name, model.name, found.series) : null,
      year,
      type_id: vehicleTypeOf({
        isTrailer: wmi.vehicle_type === vpicTypes.trailer,
        isTruck: wmi.vehicle_type === vpicTypes.truck,
        bodyClass: found.bodyClass ? bodyClassName(database, found.bodyClass) : null,
        minPounds: found.gvwr ? minPounds(database, found.gvwr) : null,
        words: [model?.name, found.series, found.trim].filter(text => text !== undefined).join(' '),
      }),
    }
  )
}

type Found = Partial<Record<keyof typeof elements, string>>

interface Wmi {
  id: number
  vehicle_type: number
  truck_type: number | null
  make_id: number | null
}

/** Manufacturers of fewer than 1000 vehicles a year share a code that ends in 9, and have three more characters. */
function findWmi(database: DatabaseSync, vin: string): Wmi | undefined {
  const code = vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3)
  return database.prepare('select id, vehicle_type, truck_type, make_id from wmi where code = ?').get(code) as
    | Wmi
    | undefined
}

interface Reading {
  year: number | null
  found: Found
  model: Model | undefined
}

const noReading: Reading = { year: null, found: {}, model: undefined }

function readAs(database: DatabaseSync, vin: string, wmiId: number, year: number): Reading {
  const found = readPatterns(database, vin, wmiId, year)
  return { year, found, model: found.model ? findModel(database, Number(found.model)) : undefined }
}

function readPatterns(database: DatabaseSync, vin: string, wmiId: number, year: number): Found {
  const patterns = database
    .prepare(
      `select element, keys, value from pattern where schema_id in (
         select schema_id from schema_year where wmi_id = ? and year_from <= ? and year_to >= ?)
       order by pattern.rowid`,
    )
    .all(wmiId, year, year) as { element: number; keys: string; value: string }[]
  const best = new Map<number, { value: string; weight: number }>()
  for (const { element, keys, value } of patterns) {
    const weight = matchVinPattern(keys, vin)
    // Of equally specific patterns, the newer one.
    if (weight !== null && weight >= (best.get(element)?.weight ?? 0)) best.set(element, { value, weight })
  }
  return Object.fromEntries(
    Object.entries(elements).flatMap(([name, id]) => (best.has(id) ? [[name, best.get(id)!.value]] : [])),
  )
}

/**
 * Whether this year is plausible: it has a model, and the seventh character of a light vehicle (a digit up
 * to 2009, a letter since) agrees.
 */
function isPlausible(vin: string, { year, found, model }: Reading): boolean {
  if (!model?.saysMore || year === null) return false
  const isLight = found.gvwr !== undefined && !heavyClasses.has(Number(found.gvwr))
  return !isLight || /\d/.test(vin[6]!) === year < 2010
}

/** Classes 3 to 8 of GrossVehicleWeightRating: over 10,000 lb. */
const heavyClasses = new Set([4, 5, 6, 7, 8, 9])

interface Make {
  name: string
  vpic_name: string
}

interface Model {
  name: string
  make: Make
  /** Whether it is more than the manufacturer's name or Other, which vPIC has instead of unknown models. */
  saysMore: boolean
}

function findModel(database: DatabaseSync, id: number): Model | undefined {
  const row = database
    .prepare(
      `select model.name as model, make.name, make.vpic_name
       from model join make on make.id = model.make_id where model.id = ?`,
    )
    .get(id) as (Make & { model: string }) | undefined
  if (!row) return undefined
  const { model, ...make } = row
  return { name: model, make, saysMore: !isMaker(model, make) }
}

function isMaker(model: string, make: Make): boolean {
  const names = [make.name, make.vpic_name].map(name => name.toLowerCase())
  const text = model.toLowerCase()
  if (text === 'other' || names.includes(text)) return true
  return (
    names.some(name => text.startsWith(name)) && /\b(corp|inc|llc|co|ltd|manufactur|trailers?$)/.test(text)
  )
}

/** Several makes may share a code (International built trucks for Chevrolet): the one with most models. */
function usualMake(database: DatabaseSync, wmi: Wmi): Make | undefined {
  return (database
    .prepare(
      `select make.name, make.vpic_name
       from schema_year
       join pattern on pattern.schema_id = schema_year.schema_id and pattern.element = ?
       join model on model.id = cast(pattern.value as integer)
       join make on make.id = model.make_id
       where schema_year.wmi_id = ?
       group by make.id order by count(*) desc limit 1`,
    )
    .get(elements.model, wmi.id) ??
    database.prepare('select name, vpic_name from make where id = ?').get(wmi.make_id)) as Make | undefined
}

function bodyClassName(database: DatabaseSync, id: string): string | null {
  const row = database.prepare('select name from body_class where id = ?').get(Number(id)) as
    | { name: string }
    | undefined
  return row?.name ?? null
}

function minPounds(database: DatabaseSync, id: string): number | null {
  const row = database.prepare('select min_pounds from gvwr where id = ?').get(Number(id)) as
    | { min_pounds: number }
    | undefined
  return row?.min_pounds ?? null
}
