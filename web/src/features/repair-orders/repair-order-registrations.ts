import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { readRepairOrderNumber } from '#contract/repair-orders/repair-order-number.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { mostFound, registerPaletteSearch } from '#web/shell/palette.ts'
import './overlay-names.ts'
import { vehicleName } from './vehicle-name.ts'

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

onRecordChanged('company', [repairOrderEndpoints.getRepairOrderDefaults])

registerUploadTarget('repair_order', {
  changes: 'repair_order',
  send: (id, file, how) =>
    request(repairOrderEndpoints.addAttachment, { params: { id }, files: { attachment: [file] } }, how),
})

registerPaletteSearch({
  name: 'repair-orders',
  heading: 'repair-orders.web.repair_orders',
  requires: repairOrderEndpoints.listRepairOrders.requires,
  async search(text, signal) {
    const number = readRepairOrderNumber(text)
    const find = async (search: string) => {
      const query = { search, per_page: mostFound }
      return (await request(repairOrderEndpoints.listRepairOrders, { query }, { signal })).data
    }
    const [numbered, found] = await Promise.all([number === null ? [] : find(number), find(text)])
    // The order with exactly that number first, then the newest.
    const meant = numbered.filter(order => order.order_number === number)
    const others = found.filter(order => order.order_number !== number)
    return [...meant, ...others].slice(0, mostFound).map(order => ({
      id: order.id,
      title: order.order_number,
      subtitle: `${order.customer.full_name} · ${vehicleName(order.vehicle)} · #${order.vehicle.unit_number}`,
      to: `/orders/${order.id}`,
    }))
  },
})
