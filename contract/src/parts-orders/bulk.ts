import { z } from 'zod'
import { bulkEndpoint, matchingEndpoint } from '../records/bulk.ts'
import { apiPrefix } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { bulkTagEndpoint } from '../tags/bulk-tag.ts'
import { partsOrdersQuery } from './parts-order-endpoints.ts'
import { partsOrderStatuses } from './parts-order-statuses.ts'

const path = `${apiPrefix}/parts-orders` as const

export const bulkPartsOrderEndpoints = {
  listMatchingPartsOrders: matchingEndpoint(path, {
    requires: 'orders-parts.read',
    query: partsOrdersQuery,
    what: 'the parts orders',
  }),
  tagPartsOrders: bulkTagEndpoint(path, 'orders-parts.update', 'parts orders'),
  assignSalesManagerToPartsOrders: bulkEndpoint(path, {
    act: 'assign-sales-manager',
    requires: 'orders-parts.assign-sales-manager',
    summary: 'Gives several parts orders to another sales manager; null takes them from theirs',
    what: { sales_manager_id: id.nullable() },
  }),
  changeStatusOfPartsOrders: bulkEndpoint(path, {
    act: 'change-status',
    requires: 'orders-parts.change-status',
    summary: 'Moves several parts orders to another status; what is sent needs its shipment and is refused',
    what: { status: z.enum(partsOrderStatuses) },
  }),
}
