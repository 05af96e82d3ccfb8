import type { VehicleKind, VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { shortVehicles, toShortVehicle } from './short-vehicle.ts'
import { vehicleIsNumbered, vehicleMatches } from './vehicle-search.ts'

const most = 20

/** Trucks and trailers to choose from: exact matches of the number first, then the newest. */
export async function shortListVehicles(
  context: Context,
  query: { id?: number; search?: string },
): Promise<VehicleShortRow[]> {
  const exact = query.search ? await rowsOf(context, ['exact', query.search]) : []
  const others = exact.length < most ? await rowsOf(context, ['any', query.search, query.id]) : []
  const seen = new Set(exact.map(row => row.id))
  return [...exact, ...others.filter(row => !seen.has(row.id))].slice(0, most)
}

type Wanted = ['exact', search: string] | ['any', search?: string, id?: number]

async function rowsOf(context: Context, [how, search, id]: Wanted): Promise<VehicleShortRow[]> {
  const rows = await shortVehicles(context.db)
    .where('kind', 'in', kindsOf(context))
    .$if(how === 'exact', found => found.where(vehicleIsNumbered(search!)))
    .$if(how === 'any' && search !== undefined, found => found.where(vehicleMatches(context, search!)))
    .$if(id !== undefined, found => found.where('vehicles.id', '=', id!))
    .orderBy('vehicles.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => toShortVehicle(context, row))
}

/** Those who read orders see their vehicles; otherwise each kind has its own permission. */
function kindsOf(context: Context): VehicleKind[] {
  const both = context.may('orders-bs.read')
  return [
    ...(both || context.may('trucks.read') ? (['truck'] as const) : []),
    ...(both || context.may('trailers.read') ? (['trailer'] as const) : []),
  ]
}
