import { sql } from 'kysely'
import type { Unpaged } from '#contract/shared/page.ts'
import { isVin, normalizeVin } from '#contract/shared/vin.ts'
import { vehicleErrors } from '#contract/vehicles/vehicle-errors.ts'
import { vehicleColumns } from '#contract/vehicles/vehicle-fields.ts'
import type {
  SameVinVehicle,
  Vehicle,
  VehicleKind,
  VehicleListQuery,
  VehicleRow,
} from '#contract/vehicles/vehicle-shapes.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import { customerRate } from '#server/features/company/index.ts'
import { acceptedUntil } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { attachmentsJson, showAttachment } from '#server/records/attachments.ts'
import { selectColumns } from '#server/records/crud/columns.ts'
import { ownersExemption, ownersRate } from './short-vehicle.ts'
import { vehicleAttachments } from './vehicle-attachments.ts'
import { selectVehicleRows } from './vehicle-rows.ts'
import { vehicleSearch } from './vehicle-search.ts'

export const listVehicles = (context: Context, kind: VehicleKind, query: VehicleListQuery) =>
  readPage(context.db, query, vehicleList(context, kind, query))

export function vehicleList(
  context: Context,
  kind: VehicleKind,
  query: Unpaged<VehicleListQuery>,
): List<VehicleRow> {
  const { db } = context
  const matching = db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where('kind', '=', kind)
    .$if(query.customer_id !== undefined, found => found.where('owner_id', '=', query.customer_id!))
    .$if(query.tag_id !== undefined, found =>
      found.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('vehicle_tags')
            .select('tag_id')
            .whereRef('vehicle_id', '=', 'vehicles.id')
            .where('tag_id', '=', query.tag_id!),
        ),
      ),
    )
  return {
    matching,
    sortable:
      query.order_by === 'company_name'
        ? matching.innerJoin('customers', 'customers.id', 'vehicles.owner_id')
        : matching,
    search: query.search === undefined ? undefined : vehicleSearch(context, query.search),
    count: (query.customer_id ?? query.tag_id) ? undefined : 'estimate',
    sorts,
    rows: ids => selectVehicleRows(db, ids).execute(),
  }
}

const sorts = {
  id: ['vehicles.id'],
  unit_number: ['vehicles.unit_number', 'vehicles.id'],
  vin: ['vehicles.vin', 'vehicles.id'],
  make: ['vehicles.make', 'vehicles.id'],
  year: ['vehicles.year', 'vehicles.id'],
  company_name: ['customers.company_name', 'customers.id', 'vehicles.id'],
}

export async function getVehicle(context: Context, kind: VehicleKind, id: number): Promise<Vehicle> {
  const found = await selectVehicleRows(context.db, [id])
    .select(selectColumns('vehicles', vehicleColumns.further))
    .select(['first_name', 'last_name', 'phone', 'phone_extension', 'email', 'without_charges'])
    .select(['vehicles.version', 'vehicles.created_at', 'vehicles.updated_at'])
    .select([
      acceptedUntil(sql`vehicles.owner_id`).as('exempt_until'),
      customerRate(sql`vehicles.owner_id`).as('owners_rate'),
      attachmentsJson(kind, sql`vehicles.id`).as('files'),
    ])
    .where('vehicles.kind', '=', kind)
    .executeTakeFirst()
  if (!found) throw refusal(vehicleErrors.no_such_vehicle)
  const {
    first_name,
    last_name,
    phone,
    phone_extension,
    email,
    without_charges,
    exempt_until,
    owners_rate,
    files,
    ...row
  } = found
  const mayKnow = context.may('vehicle-owners.read')
  return {
    ...row,
    owner: {
      id: row.owner_id,
      first_name,
      last_name,
      phone: mayKnow ? phone : null,
      phone_extension: mayKnow ? phone_extension : null,
      email: mayKnow ? email : null,
      tax_exempt_until: ownersExemption(context, exempt_until),
      without_charges,
      hourly_rate: ownersRate(context, owners_rate),
    },
    driver: null,
    attachments: files.map(showAttachment(context, vehicleAttachments[kind], id)),
    created_at: unixSeconds(row.created_at),
    updated_at: unixSeconds(row.updated_at),
  }
}

/** Trucks and trailers with this VIN, except the one being edited. An incomplete VIN matches nothing. */
export async function findSameVin(
  { db }: Context,
  query: { vin: string; id?: number },
): Promise<SameVinVehicle[]> {
  const vin = normalizeVin(query.vin)
  if (!isVin(vin)) return []
  const rows = await db
    .selectFrom('vehicles')
    .innerJoin('customers', 'customers.id', 'owner_id')
    .select(['vehicles.id', 'kind', 'unit_number', 'make', 'model', 'year', 'full_name as owner_name'])
    .where('vin', '=', vin)
    .where('vehicles.id', '<>', query.id ?? 0)
    .orderBy('vehicles.id')
    .limit(20)
    .execute()
  return rows as SameVinVehicle[]
}
