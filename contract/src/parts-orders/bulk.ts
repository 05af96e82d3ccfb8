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
    summary: 'Assigns several parts orders to a sales manager, or with null to none',
    what: { sales_manager_id: id.nullable() },
  }),
  changeStatusOfPartsOrders: bulkEndpoint(path, {
    act: 'change-status',
    requires: 'orders-parts.change-status',
    summary: 'Moves several parts orders to another status; `sent` is refused, as it needs shipments',
    what: { status: z.enum(partsOrderStatuses) },
  }),
}
