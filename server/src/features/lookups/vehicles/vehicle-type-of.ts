import { type VehicleTypeId, type VehicleTypeName, vehicleTypeId } from '#contract/lookups/vehicle-types.ts'

interface DecodedVehicle {
  isTrailer: boolean
  /** vPIC's type Truck: a complete vehicle, unlike a chassis. */
  isTruck: boolean
  bodyClass: string | null
  minPounds: number | null
  /** Model, series and trim, which may name the body. */
  words: string
}

/** The type of a decoded truck; null for a trailer. */
export function vehicleTypeOf(vehicle: DecodedVehicle): VehicleTypeId | null {
  const bodyClass = vehicle.bodyClass ?? ''
  if (vehicle.isTrailer || /trailer/i.test(bodyClass)) return null
  return vehicleTypeId(byWords(vehicle.words) ?? byBodyClass(bodyClass) ?? byWeight(vehicle))
}

function byWords(words: string): VehicleTypeName | undefined {
  return wordTypes.find(([pattern]) => pattern.test(words))?.[1]
}

const wordTypes: readonly (readonly [RegExp, VehicleTypeName])[] = [
  [/refuse|garbage/i, 'refuse'],
  [/\bdump/i, 'dump'],
  [/wrecker|tow truck|rollback/i, 'tow'],
  [/flat ?bed/i, 'flatbed'],
  [/day cab/i, 'day_cab'],
]

function byBodyClass(bodyClass: string): VehicleTypeName | undefined {
  return bodyTypes.find(([pattern]) => pattern.test(bodyClass))?.[1]
}

/** The first match. `Truck`, `Incomplete` and the like are too vague: weight decides. */
const bodyTypes: readonly (readonly [RegExp, VehicleTypeName])[] = [
  [/^Truck-Tractor|Glider/, 'semi_tractor'],
  [/^Pickup|Sport Utility Truck/, 'pickup'],
  [/Bus\b|Motor Coach/, 'bus'],
  [/Cutaway|Stripped Chassis/, 'box_truck'],
  [/Chassis Cab|Commercial Chassis/, 'straight_truck'],
  [/^Cargo Van|^Van|^Minivan|Step Van/, 'van'],
  [/^(?!Truck$|Incomplete$)./, 'other'],
]

function byWeight({ isTruck, bodyClass, minPounds }: DecodedVehicle): VehicleTypeName {
  if (!isTruck && bodyClass === null && minPounds === null) return 'other'
  if (minPounds !== null && minPounds <= 10_000) return isTruck ? 'pickup' : 'other'
  // A complete class 8 truck is usually a tractor; a chassis for a body is an incomplete vehicle.
  return isTruck && (minPounds ?? 0) > 33_000 && bodyClass === null ? 'semi_tractor' : 'straight_truck'
}
