import { matchingEndpoint } from '../records/bulk.ts'
import { bulkTagEndpoint } from '../tags/bulk-tag.ts'
import { vehicleListQuery } from './vehicle-shapes.ts'

const callsOf = <const P extends string, R extends 'trucks' | 'trailers'>(path: P, resource: R) => ({
  listMatchingVehicles: matchingEndpoint(path, {
    requires: `${resource}.read`,
    query: vehicleListQuery,
    what: `the ${resource}`,
  }),
  tagVehicles: bulkTagEndpoint(path, `${resource}.update`, resource),
})

export const bulkTruckEndpoints = callsOf('/api/v1/trucks', 'trucks')
export const bulkTrailerEndpoints = callsOf('/api/v1/trailers', 'trailers')
