import { vpicTypes } from './vehicle-source.ts'

/** The tenth character from 1980 on; the sequence repeats every 30 years. */
const letters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * The model years that the tenth character can mean, the likelier first; empty if it is not a year code.
 * Passenger cars, multipurpose vehicles and light trucks say which 30 years by their seventh character (a digit up to
 * 2009, a letter since). For heavier trucks and trailers it repeats: the latest year that is not after `lastYear`.
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
