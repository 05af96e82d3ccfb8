import type { Unpaged } from '#contract/shared/page.ts'
import type { Tagging } from '#contract/tags/bulk-tag.ts'
import type { VehicleKind, VehicleListQuery } from '#contract/vehicles/vehicle-shapes.ts'
import { tagSeveral } from '#server/features/tags/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { NamesOf, Several } from '#server/records/bulk/act-on-several.ts'
import { matchingIds } from '#server/records/bulk/matching-ids.ts'
import { lockVehicle } from './find-vehicle.ts'
import { announceVehicle } from './vehicle-changes.ts'
import { getVehicle, vehicleList } from './vehicle-queries.ts'
import { setVehicleTags } from './vehicle-values.ts'

export function bulkVehicleHandlers(kind: VehicleKind) {
  return {
    listMatchingVehicles: (context: Context, { query }: { query: Unpaged<VehicleListQuery> }) =>
      matchingIds(context, query, vehicleList(context, kind, query)),
    tagVehicles: async (context: Context, { body }: { body: Several & Tagging }) => ({
      data: await tagVehicles(context, kind, body),
    }),
  }
}

const tagVehicles = (context: Context, kind: VehicleKind, asked: Several & Tagging) =>
  tagSeveral(context, asked, {
    type: 'trucks_and_trailer',
    async lockTags(inner, id) {
      await lockVehicle(inner, kind, id)
      const tags = inner.db.selectFrom('vehicle_tags').select('tag_id').where('vehicle_id', '=', id)
      return (await tags.execute()).map(({ tag_id }) => tag_id)
    },
    async saveTags(inner, id, tags) {
      const before = await getVehicle(inner, kind, id)
      await inner.db
        .updateTable('vehicles')
        .set({ version: before.version + 1, updated_at: inner.now })
        .where('id', '=', id)
        .execute()
      await setVehicleTags(inner.db, id, tags)
      await announceVehicle(inner, kind, before)
    },
    names: namesOf(kind),
  })

const namesOf =
  (kind: VehicleKind): NamesOf =>
  ({ db }, ids) =>
    db
      .selectFrom('vehicles')
      .select(['id', 'unit_number as name'])
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute()
