import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { mostFound, registerPaletteSearch } from '#web/shell/palette.ts'
import { registerPartsOrderOverlays } from './overlays/register-overlays.ts'

registerPartsOrderOverlays()

onRecordChanged('parts_order', [
  partsOrderEndpoints.listPartsOrders,
  partsOrderEndpoints.getPartsOrder,
  partsOrderEndpoints.listPartsOrderStatuses,
  partsOrderEndpoints.listComments,
  partsOrderEndpoints.listHistory,
  partsOrderEndpoints.listFullHistory,
])

onRecordChanged('company', [partsOrderEndpoints.getCounterAddress])

registerUploadTarget('parts_order', {
  changes: 'parts_order',
  send: (id, file, how) =>
    request(partsOrderEndpoints.addAttachment, { params: { id }, files: { attachment: [file] } }, how),
})

registerPaletteSearch({
  name: 'parts-orders',
  heading: 'parts-orders.list.title',
  requires: partsOrderEndpoints.listPartsOrders.requires,
  async search(text, signal) {
    const query = { search: text, per_page: mostFound }
    const found = await request(partsOrderEndpoints.listPartsOrders, { query }, { signal })
    return found.data.map(order => ({
      id: order.id,
      title: order.order_number,
      subtitle: [order.customer?.full_name, order.customer?.company_name].filter(Boolean).join(' · '),
      to: `/parts-orders/${order.id}`,
    }))
  },
})
