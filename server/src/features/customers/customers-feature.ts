import { bulkCustomerEndpoints } from '#contract/customers/bulk.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { customerEmail } from '#contract/customers/customer-shapes.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { uniqueChecks } from '#server/operation/unique-checks.ts'
import { attachmentHandlers } from '#server/records/attachments.ts'
import { commentHandlers } from '#server/records/comments.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { historyHandlers } from '#server/records/history-handlers.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses/save-address.ts'
import { bulkCustomerHandlers } from './list/bulk-handlers.ts'
import { getCustomer, listCustomers, shortListCustomers } from './list/customer-queries.ts'
import { customerAttachments } from './record/customer-attachments.ts'
import { findCustomer, lockCustomer } from './record/find-customer.ts'
import { readRecentOrders } from './record/recent-orders.ts'
import { uniqueInCustomers } from './save/check-customer.ts'
import { createCustomer } from './save/create-customer.ts'
import { deleteCustomer } from './save/delete-customer.ts'
import { updateCustomer } from './save/update-customer.ts'
import { expireTaxExemptions } from './tax-exemption/expire-tax-exemptions.ts'
import {
  acceptTaxExemption,
  createTaxExemption,
  declineTaxExemption,
  dropTaxExemption,
  getTaxCertificate,
} from './tax-exemption/move-tax-exemption.ts'

const valuesAreFree = uniqueChecks(uniqueInCustomers, customerEmail)

export const customersFeature = defineFeature({
  name: 'customers',
  about: 'Customers and owners of vehicles, their addresses, comments and files.',
  endpoints: { ...customerEndpoints, ...bulkCustomerEndpoints },
  handlers: {
    listCustomers: (context, { query }) => listCustomers(context, query),
    exportCustomers: (context, { query }) => exportLink(context, 'customers', query),
    shortListCustomers: async (context, { query }) => ({ data: await shortListCustomers(context, query) }),
    getCustomer: async (context, { params }) => ({ data: await getCustomer(context, params.id) }),
    createCustomer: async (context, { body }) => ({ data: await createCustomer(context, body) }),
    updateCustomer: async (context, { params, body }) => ({
      data: await updateCustomer(context, params.id, body),
    }),
    deleteCustomer: (context, { params }) => deleteCustomer(context, params.id),
    async listCustomerOrders(context, { params }) {
      await findCustomer(context, params.id)
      return { data: await readRecentOrders(context, { column: 'customer_id', id: params.id }) }
    },
    createAddress: async (context, { params, body }) => ({
      data: await createAddress(context, params.id, body),
    }),
    updateAddress: async (context, { params, body }) => ({
      data: await updateAddress(context, params, body),
    }),
    deleteAddress: (context, { params }) => deleteAddress(context, params),
    createTaxExemption: async (context, { params, files }) => ({
      data: await createTaxExemption(context, params.id, files.certificate[0]),
    }),
    acceptTaxExemption: async (context, { params, body }) => ({
      data: await acceptTaxExemption(context, params.id, body.date_active_to),
    }),
    declineTaxExemption: async (context, { params }) => ({
      data: await declineTaxExemption(context, params.id),
    }),
    dropTaxExemption: (context, { params }) => dropTaxExemption(context, params.id),
    getTaxCertificate: (context, { params }) => getTaxCertificate(context, params.id),
    ...bulkCustomerHandlers,
    ...attachmentHandlers(customerAttachments),
    ...historyHandlers({
      kind: 'customer',
      capability: 'customers',
      path: '/api/v1/customers',
      async guard(context, id) {
        await findCustomer(context, id)
      },
    }),
    ...commentHandlers({
      kind: 'customer',
      deleteRight: 'vehicle-owners.delete-comment',
      async guard(context, id, act) {
        await (act === 'read' ? findCustomer(context, id) : lockCustomer(context, id))
      },
    }),
  },
  fieldChecks: { createCustomer: valuesAreFree, updateCustomer: valuesAreFree },
  jobs: { 'customers.expire-tax-exemptions': expireTaxExemptions },
  schedules: { 'customers.expire-tax-exemptions': '7 6 * * *' },
})
