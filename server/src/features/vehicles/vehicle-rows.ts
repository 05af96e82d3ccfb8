import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { vehicleColumns } from '#contract/vehicles/vehicle-fields.ts'
import type { VehicleRow } from '#contract/vehicles/vehicle-shapes.ts'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { selectColumns } from '#server/records/crud/columns.ts'

export const selectVehicleRows = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('vehicles')
    .modifyFront(prepared)
    .innerJoin('customers', 'customers.id', 'vehicles.owner_id')
    .select(({ selectFrom, exists }) => {
      const orders = (...statuses: string[]) =>
        exists(
          selectFrom('repair_orders')
            .select('repair_orders.id')
            .whereRef('vehicle_id', '=', 'vehicles.id')
            .where('status', 'in', statuses),
        )
      return [
        'vehicles.id',
        'kind',
        ...selectColumns('vehicles', vehicleColumns.identity),
        'type_id as type',
        ...selectColumns('vehicles', vehicleColumns.listed),
        'owner_id',
        'customers.full_name as owner_name',
        'customers.company_name',
        jsonArrayFrom(
          selectFrom('vehicle_tags')
            .innerJoin('tags', 'tags.id', 'vehicle_tags.tag_id')
            .select(['tags.id', 'tags.name', 'tags.color'])
            .whereRef('vehicle_tags.vehicle_id', '=', 'vehicles.id')
            .orderBy('tags.name'),
        ).as('tags'),
        selectFrom('comments')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('comments.kind', '=', 'vehicles.kind')
          .whereRef('record_id', '=', 'vehicles.id')
          .as('comments_count'),
        orders('new', 'in_process').as('hasRelatedOpenOrders'),
        orders('deleted').as('hasRelatedDeletedOrders'),
        orders('finished').as('hasRelatedFinishedOrders'),
      ]
    })
    .where('vehicles.id', '=', sql<number>`any(${idsOf(ids)})`)
    .$castTo<VehicleRow>()
