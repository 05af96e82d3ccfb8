import { z } from 'zod'
import { recentOrder } from '../customers/recent-orders.ts'
import { attachmentEndpoints } from '../records/attachments.ts'
import { commentEndpoints } from '../records/comments.ts'
import { historyEndpoints } from '../records/history.ts'
import { exportEndpoint } from '../records/list-export.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, one, pageOf, searchText } from '../shared/page.ts'
import { vehicleAttachmentRules } from '../shared/uploads.ts'
import {
  sameVinVehicle,
  trailerInput,
  truckInput,
  vehicle,
  vehicleListQuery,
  vehicleRow,
  vehicleShortRow,
} from './vehicle-shapes.ts'

/** Trucks and trailers have the same endpoints with permissions of their own. */
const callsOf = <const P extends string, R extends 'trucks' | 'trailers', I extends z.ZodType>(
  path: P,
  resource: R,
  input: I,
) => ({
  listVehicles: defineEndpoint({
    method: 'GET',
    path,
    requires: `${resource}.read`,
    summary: `The ${resource}, newest first`,
    query: vehicleListQuery,
    response: pageOf(vehicleRow),
  }),
  exportVehicles: exportEndpoint(path, {
    requires: `${resource}.read`,
    query: vehicleListQuery,
    what: `the ${resource}`,
  }),
  sameVin: defineEndpoint({
    method: 'GET',
    path: `${path}/same-vin` as `${P}/same-vin`,
    requires: `${resource}.read`,
    summary: 'Trucks and trailers with this VIN, except the one with `id`',
    query: z.object({
      vin: z.string().max(100),
      id: id.optional(),
    }),
    response: listOf(sameVinVehicle),
  }),
  getVehicle: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}` as `${P}/{id}`,
    requires: `${resource}.read`,
    summary: `One of the ${resource}, with its owner and attachments`,
    response: one(vehicle),
  }),
  createVehicle: defineEndpoint({
    method: 'POST',
    path,
    requires: `${resource}.create`,
    summary: `Adds to the ${resource}; files as attachment_files`,
    body: input,
    files: { attachment_files: vehicleAttachmentRules },
    response: one(vehicle),
  }),
  updateVehicle: defineEndpoint({
    method: 'POST',
    also: 'PUT',
    path: `${path}/{id}` as `${P}/{id}`,
    requires: `${resource}.update`,
    summary: `Saves one of the ${resource}; attachment_files are added`,
    body: input,
    files: { attachment_files: vehicleAttachmentRules },
    response: one(vehicle),
  }),
  deleteVehicle: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}` as `${P}/{id}`,
    requires: `${resource}.delete`,
    summary: `Deletes one of the ${resource} that no repair order has`,
    response: 'nothing',
  }),
  listVehicleOrders: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/orders` as `${P}/{id}/orders`,
    requires: `${resource}.read`,
    summary: 'The latest repair orders that the caller may see',
    response: listOf(recentOrder),
  }),
  ...attachmentEndpoints(
    path,
    { read: `${resource}.read`, add: `${resource}.update`, remove: `${resource}.update` },
    vehicleAttachmentRules,
  ),
  ...commentEndpoints(path, {
    read: `${resource}.read`,
    add: `${resource}.add-comment`,
    remove: `${resource}.read`,
  }),
  ...historyEndpoints(path, `${resource}.read`),
})

export const truckEndpoints = callsOf('/api/v1/trucks', 'trucks', truckInput)
export const trailerEndpoints = callsOf('/api/v1/trailers', 'trailers', trailerInput)

export const vehicleEndpoints = {
  shortListVehicles: defineEndpoint({
    method: 'GET',
    path: '/api/v1/vehicles/short-list',
    requires: ['orders-bs.read', 'trucks.read', 'trailers.read'],
    summary: 'Up to 20 trucks and trailers by VIN, unit number, plate, or name or phone of the owner',
    query: z.object({ id: id.optional(), owner_id: id.optional(), search: searchText }),
    response: listOf(vehicleShortRow),
  }),
}
