import i18next from 'i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { readRepairOrderNumber } from '#contract/repair-orders/repair-order-number.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { maxFound, numberedSearch, type PaletteResult, registerPaletteSearch } from '#web/shell/palette.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import { customerAndVehicle } from './customer-and-vehicle.ts'
import './overlay-names.ts'
import { paymentLink } from './payment-link.ts'

registerOverlay('repair-orders.comments', () => import('./overlays/repair-order-comments.tsx'))
registerOverlay('repair-orders.change-status', () => import('./overlays/change-status.tsx'))
registerOverlay('repair-orders.reassign', () => import('./overlays/reassign-mechanic.tsx'))
registerOverlay('repair-orders.create-payment', () => import('./overlays/create-repair-order-payment.tsx'))
registerOverlay('repair-orders.send-documents', () => import('./overlays/send-repair-order-documents.tsx'))
registerOverlay('repair-orders.delete', () => import('./overlays/delete-repair-order.tsx'))
registerOverlay(
  'repair-orders.delete-permanently',
  () => import('./overlays/delete-repair-order-permanently.tsx'),
)
registerOverlay('repair-orders.read-pdf', () => import('./from-pdf/read-pdf.tsx'))
registerOverlay('repair-orders.sublet-invoice', () => import('./overlays/enter-sublet-invoice.tsx'))
registerOverlay('repair-orders.restore', () => import('./overlays/restore-repair-order.tsx'))
registerOverlay('repair-orders.edit-restore', () => import('./overlays/edit-restore.tsx'))

onRecordChanged('repair_order', [
  repairOrderEndpoints.listRepairOrders,
  repairOrderEndpoints.getRepairOrderSummary,
  repairOrderEndpoints.getRepairOrder,
  repairOrderEndpoints.getDeletedRepairOrder,
  repairOrderEndpoints.listComments,
  repairOrderEndpoints.listHistory,
  repairOrderEndpoints.listFullHistory,
])

for (const kind of ['company', 'charge', 'labor_rate'] as const)
  onRecordChanged(kind, [repairOrderEndpoints.getRepairOrderDefaults])

registerUploadTarget('repair_order', {
  changes: 'repair_order',
  send: (id, file, how) =>
    request(repairOrderEndpoints.addAttachment, { params: { id }, files: { attachment: [file] } }, how),
})

registerPaletteSearch({
  name: 'repair-orders',
  heading: 'repair-orders.web.repair_orders',
  requires: repairOrderEndpoints.listRepairOrders.requires,
  pages: ['/orders'],
  search: numberedSearch({
    find: async (search, signal) => {
      const query = { search, per_page: maxFound }
      return (await request(repairOrderEndpoints.listRepairOrders, { query }, { signal })).data
    },
    readNumber: readRepairOrderNumber,
    numberOf: order => order.order_number,
    toResult: result,
    verbs: () => i18next.t('records.order.pay_words'),
    act: payment,
  }),
})

const tones = { new: 'new', in_process: 'in-process', finished: 'finished', deleted: 'deleted' } as const

function result(order: RepairOrderRow): PaletteResult {
  return {
    id: order.id,
    title: order.order_number,
    subtitle: customerAndVehicle(order),
    names: [order.po_number],
    status: { tone: tones[order.status], label: i18next.t(`repair-orders.statuses.${order.status}`) },
    facts: [
      formatDate(order.implementation_date, 'date'),
      ...(order.balance > 0 ? [`${i18next.t('records.order.balance')} ${formatDollars(order.balance)}`] : []),
    ],
    to: `/orders/${order.id}`,
  }
}

/** Opens the payment dialog, if payments may be added. */
function payment(order: RepairOrderRow): PaletteResult | undefined {
  if (!order.action_scopes.can_create_payment) return undefined
  return {
    id: `pay ${order.id}`,
    title: i18next.t('records.order.take_payment_for', { number: order.order_number }),
    subtitle: order.customer.full_name,
    facts: [formatDollars(order.balance)],
    ...paymentLink(order),
  }
}
