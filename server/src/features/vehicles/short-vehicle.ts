import { type Kysely, sql } from 'kysely'
import { vehicleColumns } from '#contract/vehicles/vehicle-fields.ts'
import type { VehicleKind, VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import type { Database } from '#server/database/tables.ts'
import { customerRate } from '#server/features/company/index.ts'
import { acceptedUntil, exemptUntil } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { selectColumns } from '#server/records/crud/columns.ts'

/** Trucks and trailers for selects, without conditions and order. */
export const shortVehicles = (db: Kysely<Database>) =>
  db
    .selectFrom('vehicles')
    .innerJoin('customers', 'customers.id', 'owner_id')
    .select(selectColumns('vehicles', vehicleColumns.identity))
    .select([
      'vehicles.id',
      'kind',
      'license_plate',
      'temporary_plate',
      'owner_id',
      'first_name',
      'last_name',
      'company_name',
      'phone',
      'phone_extension',
      'without_charges',
      acceptedUntil(sql`owner_id`).as('exempt_until'),
      customerRate(sql`owner_id`).as('owners_rate'),
    ])

type Knowing = Pick<Context, 'may' | 'now' | 'companyTimezone'>

/** Last day of a valid tax exemption; null for callers who may not read customers. */
export const ownersExemption = (context: Knowing, until: string | null): string | null =>
  context.may('vehicle-owners.read') ? exemptUntil(context, until) : null

/** Null for callers who may not read labor rates. */
export const ownersRate = (context: Pick<Context, 'may'>, rate: number | null): number | null =>
  context.may('labor-rates.read') ? rate : null

type Row = Awaited<ReturnType<ReturnType<typeof shortVehicles>['execute']>>[number]

/** Without the owner's phone and tax exemption for callers who may not read customers. */
export function toShortVehicle(context: Knowing, row: Row): VehicleShortRow {
  const {
    owner_id,
    first_name,
    last_name,
    company_name,
    phone,
    phone_extension,
    without_charges,
    kind,
    exempt_until,
    owners_rate,
    ...vehicle
  } = row
  const mayKnow = context.may('vehicle-owners.read')
  return {
    ...vehicle,
    kind: kind as VehicleKind,
    owner: {
      id: owner_id,
      first_name,
      last_name,
      company_name,
      phone: mayKnow ? phone : null,
      phone_extension: mayKnow ? phone_extension : null,
      tax_exempt_until: ownersExemption(context, exempt_until),
      without_charges,
      hourly_rate: ownersRate(context, owners_rate),
    },
  }
}
