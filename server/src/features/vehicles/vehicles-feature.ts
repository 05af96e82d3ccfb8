import { z } from 'zod'
import { bulkTrailerEndpoints, bulkTruckEndpoints } from '#contract/vehicles/bulk.ts'
import { trailerEndpoints, truckEndpoints, vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import {
  trailerInput,
  type VehicleInput,
  type VehicleKind,
  type VehicleListQuery,
} from '#contract/vehicles/vehicle-shapes.ts'
import { readRecentOrders } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { fieldCheck } from '#server/operation/field-checks.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { attachmentHandlers } from '#server/records/attachments.ts'
import { commentHandlers } from '#server/records/comments.ts'
import { type ExportQuery, exportLink } from '#server/records/export/export-link.ts'
import { historyHandlers } from '#server/records/history-handlers.ts'
import { bulkVehicleHandlers } from './bulk-handlers.ts'
import { yearOutOfRange } from './check-vehicle.ts'
import { createVehicle } from './create-vehicle.ts'
import { deleteVehicle } from './delete-vehicle.ts'
import { findVehicle, lockVehicle } from './find-vehicle.ts'
import { shortListVehicles } from './short-list-vehicles.ts'
import { updateVehicle } from './update-vehicle.ts'
import { vehicleAttachments } from './vehicle-attachments.ts'
import { findSameVin, getVehicle, listVehicles } from './vehicle-queries.ts'

const yearCanBe = [
  fieldCheck(z.object({ year: trailerInput.shape.year }), async (context, { year }) =>
    yearOutOfRange(context, year),
  ),
]
const fieldChecks = { createVehicle: yearCanBe, updateVehicle: yearCanBe }

export const trucksFeature = defineFeature({
  name: 'trucks',
  about: 'Trucks, their owners, comments and files.',
  endpoints: { ...truckEndpoints, ...bulkTruckEndpoints },
  handlers: handlersOf('truck'),
  fieldChecks,
})

export const trailersFeature = defineFeature({
  name: 'trailers',
  about: 'Trailers, their owners, comments and files.',
  endpoints: { ...trailerEndpoints, ...bulkTrailerEndpoints },
  handlers: handlersOf('trailer'),
  fieldChecks,
})

export const vehiclesFeature = defineFeature({
  name: 'vehicles',
  about: 'Trucks and trailers together, for repair orders.',
  endpoints: vehicleEndpoints,
  handlers: {
    shortListVehicles: async (context, { query }) => ({ data: await shortListVehicles(context, query) }),
  },
})

interface One {
  params: { id: number }
}
interface Saved {
  body: VehicleInput
  files: { attachment_files: StoredUpload[] }
}

function handlersOf(kind: VehicleKind) {
  const guard = async (context: Context, id: number, act = 'read') => {
    await (act === 'read' ? findVehicle(context, kind, id) : lockVehicle(context, kind, id))
  }
  return {
    listVehicles: (context: Context, { query }: { query: VehicleListQuery }) =>
      listVehicles(context, kind, query),
    exportVehicles: (context: Context, { query }: { query: ExportQuery }) =>
      exportLink(context, `${kind}s`, query),
    sameVin: async (context: Context, { query }: { query: { vin: string; id?: number } }) => ({
      data: await findSameVin(context, query),
    }),
    getVehicle: async (context: Context, { params }: One) => ({
      data: await getVehicle(context, kind, params.id),
    }),
    createVehicle: async (context: Context, { body, files }: Saved) => ({
      data: await createVehicle(context, kind, body, files.attachment_files),
    }),
    updateVehicle: async (context: Context, { params, body, files }: One & Saved) => ({
      data: await updateVehicle(context, kind, params.id, body, files.attachment_files),
    }),
    deleteVehicle: (context: Context, { params }: One) => deleteVehicle(context, kind, params.id),
    async listVehicleOrders(context: Context, { params }: One) {
      await findVehicle(context, kind, params.id)
      return { data: await readRecentOrders(context, { column: 'vehicle_id', id: params.id }) }
    },
    ...bulkVehicleHandlers(kind),
    ...attachmentHandlers(vehicleAttachments[kind]),
    ...commentHandlers({ kind, guard, deleteRight: `${kind}s.delete-comment` }),
    ...historyHandlers({ kind, capability: 'vehicles', guard }),
  }
}
