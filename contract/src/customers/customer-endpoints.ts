import { z } from 'zod'
import { attachmentEndpoints } from '../records/attachments.ts'
import { commentEndpoints } from '../records/comments.ts'
import { historyEndpoints } from '../records/history.ts'
import { exportEndpoint } from '../records/list-export.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, one, pageOf, searchText } from '../shared/page.ts'
import { attachmentRules } from '../shared/uploads.ts'
import { addressInput, customerAddress } from './address-shapes.ts'
import {
  customer,
  customerInput,
  customerListQuery,
  customerRow,
  customerShortRow,
  customerUpdate,
} from './customer-shapes.ts'
import { recentOrder } from './recent-orders.ts'
import { acceptTaxExemptionInput, taxExemption } from './tax-exemption.ts'

const path = '/api/v1/customers'

export const customerEndpoints = {
  listCustomers: defineEndpoint({
    method: 'GET',
    path,
    requires: 'vehicle-owners.read',
    summary: 'Customers, newest first',
    query: customerListQuery,
    response: pageOf(customerRow),
  }),
  exportCustomers: exportEndpoint(path, {
    requires: 'vehicle-owners.read',
    query: customerListQuery,
    what: 'the customers',
  }),
  shortListCustomers: defineEndpoint({
    method: 'GET',
    path: `${path}/short-list`,
    requires: 'vehicle-owners.read',
    summary: 'Up to 20 customers by id or search (name, company, e-mail, phone in any format)',
    query: z.object({ id: id.optional(), search: searchText }),
    response: listOf(customerShortRow),
  }),
  getCustomer: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    requires: 'vehicle-owners.read',
    summary: 'A customer with vehicles, addresses, attachments and tax exemption',
    response: one(customer),
  }),
  createCustomer: defineEndpoint({
    method: 'POST',
    path,
    requires: 'vehicle-owners.create',
    summary: 'Creates a customer of the body shop, optionally with an address',
    body: customerInput,
    response: one(customer),
  }),
  updateCustomer: defineEndpoint({
    method: 'POST',
    also: 'PUT',
    path: `${path}/{id}`,
    requires: 'vehicle-owners.update',
    summary: 'Saves a customer',
    body: customerUpdate,
    response: one(customer),
  }),
  deleteCustomer: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    requires: 'vehicle-owners.delete',
    summary: 'Deletes a customer of the body shop without vehicles or orders',
    response: 'nothing',
  }),
  listCustomerOrders: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/orders`,
    requires: 'vehicle-owners.read',
    summary: 'The latest repair orders of a customer that the caller may see',
    response: listOf(recentOrder),
  }),
  createAddress: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/addresses`,
    requires: 'vehicle-owners.update',
    summary: 'Adds an address to a customer',
    body: addressInput,
    response: one(customerAddress),
  }),
  updateAddress: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${path}/{id}/addresses/{address_id}`,
    requires: 'vehicle-owners.update',
    summary: 'Saves an address of a customer',
    body: addressInput,
    response: one(customerAddress),
  }),
  deleteAddress: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}/addresses/{address_id}`,
    requires: 'vehicle-owners.update',
    summary: 'Removes an address of a customer',
    response: 'nothing',
  }),
  createTaxExemption: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/tax-exemption`,
    requires: 'vehicle-owners.update',
    summary: 'Submits a certificate of tax exemption for review (multipart: certificate)',
    files: { certificate: { ...attachmentRules, maxCount: 1 } },
    response: one(taxExemption),
  }),
  // A decision about money: only admins have the permission.
  acceptTaxExemption: defineEndpoint({
    method: 'POST',
    also: 'PUT',
    path: `${path}/{id}/tax-exemption/accepted`,
    requires: 'billing.update',
    summary: 'Accepts a tax exemption until a future day',
    body: acceptTaxExemptionInput,
    response: one(taxExemption),
  }),
  declineTaxExemption: defineEndpoint({
    method: 'POST',
    also: 'PUT',
    path: `${path}/{id}/tax-exemption/decline`,
    requires: 'billing.update',
    summary: 'Declines a tax exemption under review',
    response: one(taxExemption),
  }),
  dropTaxExemption: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}/tax-exemption`,
    requires: 'vehicle-owners.update',
    summary: 'Drops a tax exemption (an accepted one: billing.update); its certificate stays in the history',
    response: 'nothing',
  }),
  getTaxCertificate: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/tax-exemption/certificate`,
    requires: 'vehicle-owners.read',
    summary: 'The certificate of a tax exemption',
    response: 'file',
  }),
  ...historyEndpoints(path, 'vehicle-owners.read'),
  getHistoryFile: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history/{entry_id}/file`,
    requires: 'vehicle-owners.read',
    summary: 'The file of an entry: a certificate that was dropped or replaced',
    response: 'file',
  }),
  ...attachmentEndpoints(
    path,
    { read: 'vehicle-owners.read', add: 'vehicle-owners.update', remove: 'vehicle-owners.update' },
    attachmentRules,
  ),
  ...commentEndpoints(path, {
    read: 'vehicle-owners.read',
    add: 'vehicle-owners.add-comment',
    remove: 'vehicle-owners.read',
  }),
}
