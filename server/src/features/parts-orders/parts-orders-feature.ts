import { bulkPartsOrderEndpoints } from '#contract/parts-orders/bulk.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { offeredCharges } from '#server/features/charges/index.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { attachmentHandlers } from '#server/records/attachments.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { historyHandlers } from '#server/records/history-handlers.ts'
import { attachedToPartsOrders } from './attached-files.ts'
import { refundPartsOrder } from './billing/refund-parts-order.ts'
import { bulkPartsOrderHandlers } from './bulk/bulk-handlers.ts'
import { addCharge } from './charges/add-charge.ts'
import { deleteCharge } from './charges/delete-charge.ts'
import { updateCharge } from './charges/update-charge.ts'
import { addItem } from './items/add-item.ts'
import { listDeliveryMethods, listMethods, listSources, listStatuses, listTerms } from './items/catalogues.ts'
import { deleteItem } from './items/delete-item.ts'
import { updateItem } from './items/update-item.ts'
import { listPartsOrders } from './list/parts-order-list.ts'
import { listSavedDrafts } from './list/saved-drafts.ts'
import { findPartsOrder } from './lock-parts-order.ts'
import { partsOrderComments } from './parts-order-comments.ts'
import { assignSalesManager } from './people/assign-sales-manager.ts'
import { readPartsOrder } from './record/read-parts-order.ts'
import { checkoutPartsOrder } from './save/checkout-parts-order.ts'
import { readCounterAddress } from './save/counter-address.ts'
import { createPartsOrder } from './save/create-parts-order.ts'
import { purgeDrafts } from './save/purge-drafts.ts'
import { saveForLater } from './save/save-for-later.ts'
import { updatePartsOrder } from './save/update-parts-order.ts'
import { cancelPartsOrder } from './status/cancel-parts-order.ts'
import { changeStatus } from './status/change-status.ts'
import { deletePartsOrder } from './status/delete-parts-order.ts'
import { updateShipment } from './status/shipments.ts'
import { visiblePartsOrders } from './visible-parts-orders.ts'

export const partsOrdersFeature = defineFeature({
  name: 'parts-orders',
  about: 'Parts sold and shipped, or picked up at the counter.',
  endpoints: { ...partsOrderEndpoints, ...bulkPartsOrderEndpoints },
  handlers: {
    ...bulkPartsOrderHandlers,
    listPartsOrders: (context, { query }) => listPartsOrders(context, query),
    exportPartsOrders: (context, { query }) => exportLink(context, 'parts-orders', query),
    getPartsOrder: async (context, { params }) => ({ data: await readPartsOrder(context, params.id) }),
    createPartsOrder: async (context, { body }) => ({ data: await createPartsOrder(context, body) }),
    updatePartsOrder: async (context, { params, body }) => ({
      data: await updatePartsOrder(context, params.id, body),
    }),
    deletePartsOrder: (context, { params }) => deletePartsOrder(context, params.id),
    addPartsOrderItem: async (context, { params, body }) => ({
      data: await addItem(context, params.id, body),
    }),
    updatePartsOrderItem: async (context, { params, body }) => ({
      data: await updateItem(context, params.id, params.item_id, body),
    }),
    deletePartsOrderItem: async (context, { params }) => ({
      data: await deleteItem(context, params.id, params.item_id),
    }),
    addPartsOrderCharge: async (context, { params, body }) => ({
      data: await addCharge(context, params.id, body),
    }),
    updatePartsOrderCharge: async (context, { params, body }) => ({
      data: await updateCharge(context, params.id, params.row_id, body),
    }),
    deletePartsOrderCharge: async (context, { params }) => ({
      data: await deleteCharge(context, params.id, params.row_id),
    }),
    checkoutPartsOrder: async (context, { params }) => ({
      data: await checkoutPartsOrder(context, params.id),
    }),
    cancelPartsOrder: (context, { params }) => cancelPartsOrder(context, params.id),
    savePartsOrderForLater: async (context, { params, body }) => ({
      data: await saveForLater(context, params.id, body),
    }),
    listSavedDrafts: async context => ({ data: await listSavedDrafts(context) }),
    refundPartsOrder: async (context, { params }) => ({ data: await refundPartsOrder(context, params.id) }),
    changePartsOrderStatus: async (context, { params, body }) => ({
      data: await changeStatus(context, params.id, body),
    }),
    updatePartsOrderShipment: async (context, { params, body }) => ({
      data: await updateShipment(context, params.id, params.delivery_id, body),
    }),
    assignSalesManager: async (context, { params, body }) => ({
      data: await assignSalesManager(context, params.id, body.sales_manager_id),
    }),
    listPartsOrderSources: context => listSources(context),
    listPartsOrderStatuses: (context, { params }) => listStatuses(context, params.id),
    listPartsOrderTerms: context => listTerms(context),
    listPartsOrderMethods: (context, { query }) => listMethods(context, query),
    getCounterAddress: async context => ({ data: await readCounterAddress(context) }),
    listPartsOrderDeliveryMethods: context => listDeliveryMethods(context),
    listPartsOrderCharges: async ({ db }) => ({ data: await offeredCharges(db, 'parts_order') }),
    ...partsOrderComments,
    ...attachmentHandlers(attachedToPartsOrders),
    ...historyHandlers({
      kind: 'parts_order',
      capability: 'parts-orders',
      guard: async (context, id) => {
        await findPartsOrder(context, id)
      },
    }),
  },
  jobs: { 'parts-orders.purge-drafts': purgeDrafts },
  schedules: { 'parts-orders.purge-drafts': '23 * * * *' },
  visibility: { parts_order: visiblePartsOrders },
})
