import { z } from 'zod'
import { offeredCharge } from '../charges/charge.ts'
import { orderCharge } from '../charges/order-charge.ts'
import { fixedLists } from '../lookups/lookup-shapes.ts'
import { paymentTerms } from '../lookups/payment-methods.ts'
import { attachmentEndpoints } from '../records/attachments.ts'
import { commentEndpoints } from '../records/comments.ts'
import { historyEndpoints } from '../records/history.ts'
import { exportEndpoint } from '../records/list-export.ts'
import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { date, id } from '../shared/fields.ts'
import { listOf, one, pageOf, pageQuery, searchText } from '../shared/page.ts'
import { partsOrder, partsOrderItem, partsOrderRow, savedDraft, shipment } from './parts-order.ts'
import {
  partsOrderAttachmentRules,
  partsOrderChargeChange,
  partsOrderChargeInput,
  partsOrderInput,
  partsOrderItemChange,
  partsOrderItemInput,
  partsOrderShipmentInput,
  partsOrderStart,
  partsOrderStatusInput,
  savedDraftInput,
} from './parts-order-input.ts'
import { partsOrderSources, partsOrderStatuses } from './parts-order-statuses.ts'
import { partsOrderPaymentStatuses } from './payment-state.ts'

const path = `${apiPrefix}/parts-orders` as const
const ofOne = `${path}/{id}` as const

/** Lists contain no drafts. */
export const partsOrderFilters = z.object({
  /** Order number, customer, client of the online shop, or tracking number. */
  search: searchText,
  search_inventory: searchText,
  /** Name, company, e-mail or phone of the customer or client. */
  search_customer: searchText,
  source: z.enum(partsOrderSources).optional(),
  sales_manager_id: id.optional(),
  customer_id: id.optional(),
  status: z.enum(partsOrderStatuses).optional(),
  payment_status: z.enum(partsOrderPaymentStatuses).optional(),
  is_overdue: z.boolean().optional(),
  tag_id: id.optional(),
  /** Inclusive days of the checkout, in the company's calendar. */
  date_from: date.optional(),
  date_to: date.optional(),
})
export type PartsOrderFilters = z.output<typeof partsOrderFilters>

const partsOrderSorts = ['created', 'order_number', 'total_amount', 'customer', 'due_date'] as const

export const partsOrdersQuery = pageQuery(partsOrderSorts).extend(partsOrderFilters.shape)
export type PartsOrdersQuery = z.output<typeof partsOrdersQuery>

const catalogue = <const Name extends string, Row extends z.ZodType>(name: Name, summary: string, row: Row) =>
  defineEndpoint({
    method: 'GET',
    path: `${path}/catalog/${name}` as const,
    requires: 'orders-parts.read',
    summary,
    response: listOf(row),
  })

const titled = z.object({ key: z.string(), title: z.string() })

export const partsOrderEndpoints = {
  listPartsOrders: defineEndpoint({
    method: 'GET',
    path,
    requires: 'orders-parts.read',
    summary: 'Parts orders that were checked out, newest first',
    query: partsOrdersQuery,
    response: pageOf(partsOrderRow),
  }),
  exportPartsOrders: exportEndpoint(path, {
    requires: 'orders-parts.read',
    query: partsOrdersQuery,
    what: 'the parts orders',
  }),
  getPartsOrder: defineEndpoint({
    method: 'GET',
    path: ofOne,
    requires: 'orders-parts.read',
    summary: 'A parts order or a draft of one; a deleted one is not found',
    response: one(partsOrder),
  }),
  createPartsOrder: defineEndpoint({
    method: 'POST',
    path,
    requires: 'orders-parts.create',
    summary: 'Creates a draft, which is removed a day after its last change unless it is saved for later',
    body: partsOrderStart,
    response: one(partsOrder),
  }),
  updatePartsOrder: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: ofOne,
    requires: 'orders-parts.update',
    summary: 'Saves the fields sent; 409 with the current order on a version conflict',
    body: partsOrderInput,
    response: one(partsOrder),
  }),
  deletePartsOrder: defineEndpoint({
    method: 'DELETE',
    path: ofOne,
    requires: ['orders-parts.delete', 'orders-parts.delete-draft'],
    summary: 'Deletes a draft, or a new or canceled order without payments',
    response: 'nothing',
  }),
  addPartsOrderItem: defineEndpoint({
    method: 'POST',
    path: `${ofOne}/item`,
    requires: 'orders-parts.update',
    summary: 'Adds a part, or its quantity to the item that the order has',
    body: partsOrderItemInput,
    response: one(partsOrderItem),
  }),
  updatePartsOrderItem: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${ofOne}/item/{item_id}`,
    requires: 'orders-parts.update',
    summary: 'Changes quantity and discount of an item; 409 with the current order on a version conflict',
    body: partsOrderItemChange,
    response: one(partsOrderItem),
  }),
  deletePartsOrderItem: defineEndpoint({
    method: 'DELETE',
    path: `${ofOne}/item/{item_id}`,
    requires: 'orders-parts.update',
    summary: 'Removes an item; answers with the remaining ones',
    response: listOf(partsOrderItem),
  }),
  addPartsOrderCharge: defineEndpoint({
    method: 'POST',
    path: `${ofOne}/charge`,
    requires: 'orders-parts.update',
    summary: 'Adds a charge, typed or copied from a saved one',
    body: partsOrderChargeInput,
    response: one(orderCharge),
  }),
  updatePartsOrderCharge: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${ofOne}/charge/{row_id}`,
    requires: 'orders-parts.update',
    summary:
      'Changes a charge, or waives an automatic one, by a right of its own; 409 with the current order on a version conflict',
    body: partsOrderChargeChange,
    response: one(orderCharge),
  }),
  deletePartsOrderCharge: defineEndpoint({
    method: 'DELETE',
    path: `${ofOne}/charge/{row_id}`,
    requires: 'orders-parts.update',
    summary: 'Removes a charge that is not automatic; answers with the remaining ones',
    response: listOf(orderCharge),
  }),
  checkoutPartsOrder: defineEndpoint({
    method: 'POST',
    path: `${ofOne}/checkout`,
    requires: 'orders-parts.update',
    summary: 'Checks out a complete draft: assigns its number and reserves its parts',
    response: one(partsOrder),
  }),
  cancelPartsOrder: defineEndpoint({
    method: 'POST',
    path: `${ofOne}/cancel`,
    requires: ['orders-parts.delete', 'orders-parts.delete-draft'],
    summary: 'Cancels an order whose parts are still reserved and releases them; deletes a draft',
    response: 'nothing',
  }),
  savePartsOrderForLater: defineEndpoint({
    method: 'POST',
    path: `${ofOne}/save-for-later`,
    requires: 'orders-parts.update',
    summary: 'Keeps a draft for 30 days under a name; repeated, it renames the draft and keeps it longer',
    body: savedDraftInput,
    response: one(partsOrder),
  }),
  listSavedDrafts: defineEndpoint({
    method: 'GET',
    path: `${path}/saved-drafts`,
    requires: 'orders-parts.update',
    summary:
      "The newest 100 drafts saved for later: the caller's own, or all with the right to assign sales managers",
    response: listOf(savedDraft),
  }),
  refundPartsOrder: defineEndpoint({
    method: 'POST',
    path: `${ofOne}/refunded`,
    requires: 'orders-parts.refunded',
    summary: 'Marks a returned order as refunded',
    response: one(partsOrder),
  }),
  changePartsOrderStatus: defineEndpoint({
    method: 'POST',
    path: `${ofOne}/change-status`,
    requires: 'orders-parts.change-status',
    summary: 'Moves the order to another status: parts that leave are sold, returned ones go back to stock',
    body: partsOrderStatusInput,
    response: one(partsOrder),
  }),
  updatePartsOrderShipment: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${ofOne}/delivery/{delivery_id}`,
    requires: 'orders-parts.update',
    summary: 'Changes a shipment: its carrier, day, cost and tracking number',
    body: partsOrderShipmentInput,
    response: one(shipment),
  }),
  assignSalesManager: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${ofOne}/assign-sales-manager`,
    requires: 'orders-parts.assign-sales-manager',
    summary: 'Assigns the order to another active sales manager; a sales manager only to themselves',
    body: z.object({ sales_manager_id: id }),
    response: one(partsOrder),
  }),
  listPartsOrderSources: catalogue('sources', 'Where an order can come from', titled),
  listPartsOrderStatuses: defineEndpoint({
    method: 'GET',
    path: `${path}/catalog/statuses-to-switch/{id}`,
    requires: 'orders-parts.read',
    summary: 'The statuses that the caller may change the order to now',
    response: listOf(titled),
  }),
  listPartsOrderTerms: catalogue('payment-terms', 'Terms of payment', titled),
  listPartsOrderMethods: defineEndpoint({
    method: 'GET',
    path: `${path}/catalog/payment-methods`,
    requires: 'orders-parts.read',
    summary: 'Payment methods, all or those that a payment term allows',
    query: z.object({
      payment_terms: z.enum(paymentTerms).optional(),
      /** 1 leaves out methods that only a customer can choose. */
      for_add_payment: z.boolean().optional(),
    }),
    response: listOf(fixedLists.payment_methods),
  }),
  getCounterAddress: defineEndpoint({
    method: 'GET',
    path: `${path}/catalog/counter-address`,
    requires: 'orders-parts.read',
    summary: "The address of the shop's counter, as far as the company settings have it",
    response: one(
      z.object({
        address: z.string(),
        city: z.string(),
        state_id: z.number().int().positive().nullable(),
        zip: z.string(),
      }),
    ),
  }),
  listPartsOrderDeliveryMethods: catalogue('delivery-methods', 'Ways that parts are sent', titled),
  listPartsOrderCharges: catalogue(
    'charges',
    'The charges in use on parts orders, by position',
    offeredCharge,
  ),
  ...commentEndpoints(path, {
    read: 'orders-parts.read',
    add: 'orders-parts.add-comment',
    remove: ['orders-parts.delete-comment', 'orders-parts.add-comment'],
  }),
  ...attachmentEndpoints(
    path,
    { read: 'orders-parts.read', add: 'orders-parts.update', remove: 'orders-parts.delete' },
    partsOrderAttachmentRules,
  ),
  ...historyEndpoints(path, 'orders-parts.read'),
}
