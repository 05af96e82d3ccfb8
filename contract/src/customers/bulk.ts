import { bulkEndpoint, matchingEndpoint } from '../records/bulk.ts'
import { id } from '../shared/fields.ts'
import { bulkTagEndpoint } from '../tags/bulk-tag.ts'
import { customerListQuery } from './customer-shapes.ts'

const path = '/api/v1/customers'

export const bulkCustomerEndpoints = {
  listMatchingCustomers: matchingEndpoint(path, {
    requires: 'vehicle-owners.read',
    query: customerListQuery,
    what: 'the customers',
  }),
  tagCustomers: bulkTagEndpoint(path, 'vehicle-owners.update', 'customers'),
  assignSalesManagerToCustomers: bulkEndpoint(path, {
    act: 'assign-sales-manager',
    requires: 'vehicle-owners.update',
    summary: 'Assigns several customers to a sales manager, or to none',
    what: { sales_manager_id: id.nullable() },
  }),
}
