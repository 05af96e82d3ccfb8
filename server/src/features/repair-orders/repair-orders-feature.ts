import { bulkRepairOrderEndpoints } from '#contract/repair-orders/bulk.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { refuseAnotherOrder } from '#server/features/billing/index.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { attachmentHandlers } from '#server/records/attachments.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { historyHandlers } from '#server/records/history-handlers.ts'
import { attachedToRepairOrders } from './attached-files.ts'
import { bulkRepairOrderHandlers } from './bulk/bulk-handlers.ts'
import { markSubletBack } from './charges/mark-sublet-back.ts'
import { setSubletInvoice } from './charges/set-sublet-invoice.ts'
import { readOrderPdf } from './from-pdf/read-repair-order-pdf.ts'
import { listRepairOrders } from './list/repair-order-list.ts'
import { summariseRepairOrders } from './list/repair-order-summary.ts'
import { findRepairOrder } from './lock-repair-order.ts'
import { notifyOverdueRepairOrders } from './people/notify-overdue-repair-orders.ts'
import { notifyPastDueSublets } from './people/notify-past-due-sublets.ts'
import { reassignMechanic } from './people/reassign-mechanic.ts'
import { getDeletedRepairOrder, getRepairOrder } from './record/read-repair-order.ts'
import { repairOrderComments } from './repair-order-comments.ts'
import { createRepairOrder } from './save/create-repair-order.ts'
import { readOrderDefaults } from './save/order-defaults.ts'
import { repairOrderFieldChecks } from './save/repair-order-field-checks.ts'
import { updateRepairOrder } from './save/update-repair-order.ts'
import { changeStatus } from './status/change-status.ts'
import { deleteRepairOrderPermanently } from './status/delete-permanently.ts'
import { deleteRepairOrder } from './status/delete-repair-order.ts'
import { restoreRepairOrder } from './status/restore-repair-order.ts'
import { restoreUpdateRepairOrder } from './status/restore-update-repair-order.ts'
import { visibleRepairOrders } from './visible-repair-orders.ts'

export const repairOrdersFeature = defineFeature({
  name: 'repair-orders',
  about: 'Work on trucks and trailers: orders, their statuses, mechanics, labor and parts.',
  endpoints: { ...repairOrderEndpoints, ...bulkRepairOrderEndpoints },
  handlers: {
    ...bulkRepairOrderHandlers,
    listRepairOrders: (context, { query }) => listRepairOrders(context, query),
    exportRepairOrders: (context, { query }) => exportLink(context, 'orders', query),
    getRepairOrderDefaults: async context => ({ data: await readOrderDefaults(context) }),
    getRepairOrderSummary: async (context, { query }) => ({
      data: await summariseRepairOrders(context, query),
    }),
    getRepairOrder: async (context, { params }) => ({ data: await getRepairOrder(context, params.id) }),
    getDeletedRepairOrder: async (context, { params }) => ({
      data: await getDeletedRepairOrder(context, params.id),
    }),
    createRepairOrder: async (context, { body, files }) => ({
      data: await createRepairOrder(context, body, files.attachment_files),
    }),
    readOrderPdf: async (context, { files }) => ({ data: await readOrderPdf(context, files.pdf) }),
    updateRepairOrder: async (context, { params, body, files }) => ({
      data: await updateRepairOrder(context, params.id, body, files.attachment_files),
    }),
    restoreUpdateRepairOrder: async (context, { params, body, files }) => ({
      data: await restoreUpdateRepairOrder(context, params.id, body, files.attachment_files),
    }),
    deleteRepairOrder: (context, { params }) => deleteRepairOrder(context, params.id),
    deleteRepairOrderPermanently: (context, { params }) => deleteRepairOrderPermanently(context, params.id),
    restoreRepairOrder: async (context, { params }) => ({
      data: await restoreRepairOrder(context, params.id),
    }),
    async changeRepairOrderStatus(context, { params, body }) {
      refuseAnotherOrder(params.id, body.order_id, 'order_id')
      return { data: await changeStatus(context, params.id, body.status) }
    },
    async reassignMechanic(context, { params, body }) {
      refuseAnotherOrder(params.id, body.id, 'id')
      return { data: await reassignMechanic(context, params.id, body.mechanic_id) }
    },
    markSubletBack: async (context, { params, body }) => ({
      data: await markSubletBack(context, params.id, params.charge_id, body.is_back),
    }),
    setSubletInvoice: async (context, { params, body }) => ({
      data: await setSubletInvoice(context, params.id, params.charge_id, body),
    }),
    ...repairOrderComments,
    ...attachmentHandlers(attachedToRepairOrders),
    ...historyHandlers({
      kind: 'repair_order',
      capability: 'repair-orders',
      guard: async (context, id) => {
        await findRepairOrder(context, id)
      },
    }),
  },
  fieldChecks: repairOrderFieldChecks,
  jobs: {
    'repair-orders.notify-overdue': notifyOverdueRepairOrders,
    'repair-orders.notify-sublets': notifyPastDueSublets,
  },
  schedules: { 'repair-orders.notify-overdue': '7 * * * *', 'repair-orders.notify-sublets': '9 * * * *' },
  visibility: { repair_order: visibleRepairOrders },
})
