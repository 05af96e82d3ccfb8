import { z } from 'zod'
import { subletInvoice } from '../charges/order-charge.ts'
import { orderDefaults } from '../company/order-defaults.ts'
import { orderStatuses } from '../lookups/fixed-lists.ts'
import { attachmentEndpoints } from '../records/attachments.ts'
import { commentEndpoints } from '../records/comments.ts'
import { historyEndpoints } from '../records/history.ts'
import { exportEndpoint } from '../records/list-export.ts'
import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { one, pageOf, pageQuery, searchText } from '../shared/page.ts'
import { type PaymentFilter, paymentFilters } from './payment-status.ts'
import { repairOrder, repairOrderRow, repairOrderSummary } from './repair-order.ts'
import { repairOrderFromPdf, repairOrderPdfRules } from './repair-order-from-pdf.ts'
import { repairOrderAttachmentRules, repairOrderInput } from './repair-order-input.ts'
import { repairOrderStatuses } from './repair-order-statuses.ts'

const path = `${apiPrefix}/orders` as const

/** A mechanic's list contains only their own orders. */
export const repairOrderFilters = z.object({
  /** Order number, purchase order number, customer, or vehicle (VIN, unit, plate, make, model). */
  search: searchText,
  /** Without a status: all but deleted ones. */
  status: z.enum(orderStatuses).optional(),
  payment_status: z.enum(paymentFilters as readonly [PaymentFilter, ...PaymentFilter[]]).optional(),
  mechanic_id: id.optional(),
  customer_id: id.optional(),
  truck_id: id.optional(),
  trailer_id: id.optional(),
  /** `YYYY-MM-DD - YYYY-MM-DD` of the implementation date, inclusive days of the company's calendar. */
  dates_range: z.string().optional(),
})
export type RepairOrderFilters = z.output<typeof repairOrderFilters>

const repairOrderSorts = [
  'status_changed_at',
  'created',
  'order_number',
  'total_amount',
  'implementation_date',
  'due_date',
  'customer',
] as const

export const repairOrdersQuery = pageQuery(repairOrderSorts).extend(repairOrderFilters.shape)
export type RepairOrdersQuery = z.output<typeof repairOrdersQuery>

const files = { attachment_files: repairOrderAttachmentRules }

export const repairOrderEndpoints = {
  listRepairOrders: defineEndpoint({
    method: 'GET',
    path,
    requires: 'orders-bs.read',
    summary: 'Repair orders, newest first',
    query: repairOrdersQuery,
    response: pageOf(repairOrderRow),
  }),
  exportRepairOrders: exportEndpoint(path, {
    requires: 'orders-bs.read',
    query: repairOrdersQuery,
    what: 'the repair orders',
  }),
  getRepairOrderDefaults: defineEndpoint({
    method: 'GET',
    path: `${path}/defaults`,
    requires: ['orders-bs.create', 'orders-bs.update'],
    summary: 'Defaults of a new order, from the company settings',
    response: one(orderDefaults),
  }),
  getRepairOrderSummary: defineEndpoint({
    method: 'GET',
    path: `${path}/summary`,
    requires: 'orders-bs.read',
    summary: 'Count and dues of the filtered repair orders',
    query: repairOrderFilters,
    response: one(repairOrderSummary),
  }),
  getRepairOrder: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    requires: 'orders-bs.read',
    summary: 'A repair order; a deleted one is not found here',
    response: one(repairOrder),
  }),
  getDeletedRepairOrder: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/deleted`,
    requires: ['orders-bs.restore', 'orders-bs.delete-permanently'],
    summary: 'A deleted repair order',
    response: one(repairOrder),
  }),
  createRepairOrder: defineEndpoint({
    method: 'POST',
    path,
    requires: 'orders-bs.create',
    summary: 'Opens a repair order and reserves its parts',
    body: repairOrderInput,
    files,
    response: one(repairOrder),
  }),
  readOrderPdf: defineEndpoint({
    method: 'POST',
    path: `${path}/from-pdf`,
    requires: 'orders-bs.create',
    summary: 'Data for a new order found in the text of a PDF; nothing is written',
    files: { pdf: repairOrderPdfRules },
    response: one(repairOrderFromPdf),
    // Takes long and writes nothing.
    ownTransactions: true,
  }),
  updateRepairOrder: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${path}/{id}`,
    requires: 'orders-bs.update',
    summary: 'Saves an open repair order; 409 with the current one on a version conflict',
    body: repairOrderInput,
    files,
    response: one(repairOrder),
  }),
  restoreUpdateRepairOrder: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${path}/{id}/restore-update`,
    requires: 'orders-bs.restore',
    summary: 'Saves a deleted repair order and restores it',
    body: repairOrderInput,
    files,
    response: one(repairOrder),
  }),
  deleteRepairOrder: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    requires: 'orders-bs.delete',
    summary: 'Deletes an open repair order without payments; it can be restored',
    response: 'nothing',
  }),
  deleteRepairOrderPermanently: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}/permanently`,
    requires: 'orders-bs.delete-permanently',
    summary: 'Deletes a deleted repair order permanently',
    response: 'nothing',
  }),
  restoreRepairOrder: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}/restore`,
    requires: 'orders-bs.restore',
    summary: 'Restores a deleted repair order to its status; 422 has all reasons against it',
    response: one(repairOrder),
  }),
  changeRepairOrderStatus: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/change-status`,
    requires: 'orders-bs.change-status',
    summary: 'Moves the order to another status: finishing sells its parts, reopening returns them to stock',
    body: z.object({ order_id: id.optional(), status: z.enum(repairOrderStatuses) }),
    response: one(repairOrder),
  }),
  reassignMechanic: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/reassign-mechanic`,
    requires: 'orders-bs.reassign-mechanic',
    summary: 'Assigns an open order to another mechanic, active or invited',
    body: z.object({ id: id.optional(), mechanic_id: id }),
    response: one(repairOrder),
  }),
  markSubletBack: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/charges/{charge_id}/back`,
    requires: 'orders-bs.add-comment',
    summary:
      'Notes that the sublet work of an open order came back, or with `is_back` false that it is still out',
    body: z.object({ is_back: z.boolean().default(true) }),
    response: one(repairOrder),
  }),
  setSubletInvoice: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/charges/{charge_id}/invoice`,
    requires: 'orders-bs.update',
    summary: 'Sets what sublet work cost, of a finished order too, for those who see costs',
    body: subletInvoice,
    response: one(repairOrder),
  }),
  ...commentEndpoints(path, {
    read: 'orders-bs.read',
    add: 'orders-bs.add-comment',
    remove: ['orders-bs.delete-comment', 'orders-bs.add-comment'],
  }),
  ...attachmentEndpoints(
    path,
    {
      read: 'orders-bs.read',
      // For a mechanic's photos of the work on own orders; removal: `attachment-removal.ts`.
      add: ['orders-bs.update', 'orders-bs.add-comment'],
      remove: ['orders-bs.update', 'orders-bs.add-comment'],
    },
    repairOrderAttachmentRules,
  ),
  ...historyEndpoints(path, 'orders-bs.read'),
}
