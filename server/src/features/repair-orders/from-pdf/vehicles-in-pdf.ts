import { sql } from 'kysely'
import type { PdfFindings, RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import { shortVehicles, toShortVehicle } from '#server/features/vehicles/index.ts'
import type { Context } from '#server/operation/context.ts'

type NamedVehicle = RepairOrderFromPdf['vehicles'][number]

/** Above this, the unit number is not specific. */
const most = 10

/** The shop's trucks and trailers that have a VIN, unit number or plate of the PDF; by VIN first, then by most of them. */
export async function vehiclesInPdf(context: Context, found: PdfFindings): Promise<NamedVehicle[]> {
  const vins = found.vins.map(({ value }) => value)
  const units = found.unit_numbers.map(({ value }) => value)
  const plates = found.license_plates.map(({ value }) => compact(value))
  if (vins.length + units.length + plates.length === 0) return []
  const rows = await candidates(context, { vins, units, plateTexts: found.license_plates.map(p => p.value) })
  const named = rows
    .map(row => toShortVehicle(context, row))
    .map(vehicle => ({
      ...vehicle,
      found_by: [
        ...(vins.includes(vehicle.vin) ? (['vin'] as const) : []),
        ...(units.includes(vehicle.unit_number.toUpperCase()) ? (['unit_number'] as const) : []),
        ...([vehicle.license_plate, vehicle.temporary_plate].some(plate => plates.includes(compact(plate)))
          ? (['license_plate'] as const)
          : []),
      ],
    }))
    .filter(({ found_by }) => found_by.length > 0)
  // Every fleet has a unit 1: if a VIN identifies the vehicle, others with that number are not meant.
  const known = new Set(
    named.filter(({ found_by }) => found_by.includes('vin')).map(vehicle => vehicle.unit_number),
  )
  return named
    .filter(({ found_by, unit_number }) => found_by.join() !== 'unit_number' || !known.has(unit_number))
    .sort((a, b) => weight(b) - weight(a) || b.id - a.id)
    .slice(0, most)
}

const weight = ({ found_by }: NamedVehicle): number => found_by.length + (found_by.includes('vin') ? 10 : 0)

/** Only letters and digits: `P-482 13` is `P48213`. */
const compact = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Each condition has its own index. Plates are found by their text, with or without spaces, and so are unit numbers that
 * may be written `Tr-118`; they are compared above.
 */
function candidates(
  { db }: Context,
  { vins, units, plateTexts }: { vins: string[]; units: string[]; plateTexts: string[] },
) {
  const unitForms = [...new Set(units.flatMap(unit => [unit, unit.toLowerCase()]))]
  const patterns = [
    ...plateTexts.flatMap(text => [text, compact(text)]),
    ...units.filter(unit => /\p{L}.*\p{L}/u.test(unit)),
  ]
    .filter(text => text.length >= 3)
    .map(text => containsPattern(text))
  return shortVehicles(db)
    .where(
      sql<boolean>`vehicles.id in (
        (select id from vehicles where vin = any(${vins}::text[]) order by id desc limit 50)
        union
        (select id from vehicles where kind in ('truck', 'trailer') and unit_number = any(${unitForms}::text[]) order by id desc limit 50)
        union
        (select id from vehicles where search_text like any(${patterns}::text[]) order by id desc limit 200)
      )`,
    )
    .execute()
}
