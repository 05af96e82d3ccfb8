import { z } from 'zod'
import { bulkEndpoint, matchingEndpoint } from '../records/bulk.ts'
import { apiPrefix } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { repairOrdersQuery } from './repair-order-endpoints.ts'
import { repairOrderStatuses } from './repair-order-statuses.ts'

const path = `${apiPrefix}/orders` as const

export const bulkRepairOrderEndpoints = {
  listMatchingOrders: matchingEndpoint(path, {
    requires: 'orders-bs.read',
    query: repairOrdersQuery,
    what: 'the repair orders',
  }),
  reassignMechanicOfOrders: bulkEndpoint(path, {
    act: 'reassign-mechanic',
    requires: 'orders-bs.reassign-mechanic',
    summary: 'Assigns several orders to a mechanic, or with null to none',
    what: { mechanic_id: id.nullable() },
  }),
  changeStatusOfOrders: bulkEndpoint(path, {
    act: 'change-status',
    requires: 'orders-bs.change-status',
    summary: 'Moves several orders to another status',
    what: { status: z.enum(repairOrderStatuses) },
  }),
}
