import type { City } from '#contract/lookups/places.ts'
import type { VinOutcome } from '../vehicles/vin-decoder.ts'

export interface LookupCalls {
  decodeVin: { input: { vin: string; thisYear: number }; result: VinOutcome }
  vinsOfManufacturers: { input: { vins: readonly string[] }; result: string[] }
  searchMakes: { input: { search: string }; result: string[] }
  searchModels: { input: { makeName: string | null; search: string }; result: string[] }
  searchPlaces: { input: { name: string; zip: string }; result: City[] }
}

export interface WorkerRequest {
  id: number
  call: keyof LookupCalls
  input: unknown
}

export interface WorkerAnswer {
  id: number
  result?: unknown
  problem?: string
}
