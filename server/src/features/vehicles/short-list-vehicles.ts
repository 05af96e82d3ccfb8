import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { VehicleKind, VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import { idInHits, readHits } from '#server/database/lists/search.ts'
import type { Context } from '#server/operation/context.ts'
import { shortVehicles, toShortVehicle } from './short-vehicle.ts'
import { vehicleHasNumber, vehicleSearch } from './vehicle-search.ts'

const maxRows = 20

/** Trucks and trailers by exact number first, then newest first. */
export async function shortListVehicles(context: Context, query: ShortListQuery): Promise<VehicleShortRow[]> {
  const { search, ...narrow } = query
  if (!search) return rowsOf(context, narrow)
  const found = vehicleSearch(context, search)
  const isExact = vehicleHasNumber(search)
  const hits = await readHits(context.db, found)
  if (hits) return rowsOf(context, narrow, { matches: idInHits(found, hits), first: isExact })
  // The other matches are too many to sort: a scan finds the newest.
  const exact = await rowsOf(context, narrow, { matches: isExact })
  const seen = new Set(exact.map(row => row.id))
  const others =
    exact.length === maxRows ? [] : await rowsOf(context, narrow, { matches: sql`${found.matches}` })
  return [...exact, ...others.filter(row => !seen.has(row.id))].slice(0, maxRows)
}

interface ShortListQuery {
  id?: number | undefined
  owner_id?: number | undefined
  search?: string | undefined
}

async function rowsOf(...asked: Parameters<typeof chosen>): Promise<VehicleShortRow[]> {
  const rows = await chosen(...asked).execute()
  return rows.map(row => toShortVehicle(asked[0], row))
}

const chosen = (
  context: Context,
  { id, owner_id }: Omit<ShortListQuery, 'search'>,
  { matches, first }: { matches?: RawBuilder<SqlBool>; first?: RawBuilder<SqlBool> } = {},
) =>
  shortVehicles(context.db)
    .where('kind', 'in', kindsOf(context))
    .$if(matches !== undefined, found => found.where(matches!))
    .$if(id !== undefined, found => found.where('vehicles.id', '=', id!))
    .$if(owner_id !== undefined, found => found.where('owner_id', '=', owner_id!))
    .$if(first !== undefined, found => found.orderBy(first!, 'desc'))
    .orderBy('vehicles.id', 'desc')
    .limit(maxRows)

/** Users who read orders see both kinds; otherwise each kind has its permission. */
function kindsOf(context: Context): VehicleKind[] {
  const both = context.may('orders-bs.read')
  return [
    ...(both || context.may('trucks.read') ? (['truck'] as const) : []),
    ...(both || context.may('trailers.read') ? (['trailer'] as const) : []),
  ]
}
