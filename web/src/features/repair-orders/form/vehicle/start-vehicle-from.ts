import { isVin, normalizeVin, vinLength } from '#contract/shared/vin.ts'

/** Start values from a search without results: a VIN or a short unit number. */
export function startVehicleFrom(typed: string): { vin?: string; unit_number?: string } {
  const text = typed.trim().toUpperCase()
  const vin = normalizeVin(text)
  if (vin.length === vinLength && isVin(vin) && /\d/.test(text)) return { vin }
  return /^#?(?=\S*\d)[A-Z0-9-]{1,5}$/.test(text) ? { unit_number: text.replace('#', '') } : {}
}
