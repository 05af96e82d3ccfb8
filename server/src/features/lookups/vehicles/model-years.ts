import { vpicTypes } from './vehicle-source.ts'

/** The tenth character since 1980; repeats every 30 years. */
const letters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * Model years of the tenth character, the likelier first; empty if it is none. The seventh character of
 * light vehicles decides between them (a digit up to 2009, a letter since). For heavy trucks and trailers
 * the latest year up to `lastYear` is likelier.
 */
export function modelYears(
  vin: string,
  vehicleType: number,
  truckType: number | null,
  lastYear: number,
): number[] {
  const place = letters.indexOf(vin[9]!)
  if (place < 0) return []
  const isLight =
    vehicleType === vpicTypes.car ||
    vehicleType === vpicTypes.multipurpose ||
    (vehicleType === vpicTypes.truck && truckType === lightTruck)
  const first = 1980 + place
  if (isLight) return [/\d/.test(vin[6]!) ? first : first + 30]
  const latest = first + 30 * Math.floor((lastYear - first) / 30)
  return latest - 30 >= 1980 ? [latest, latest - 30] : [latest]
}

/** vPIC's truck type 1: up to 10,000 lb. */
const lightTruck = 1
