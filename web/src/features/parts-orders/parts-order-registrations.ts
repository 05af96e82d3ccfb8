import i18next from 'i18next'
import { companyBeside } from '#contract/customers/customer-name.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { listSearch, registerPaletteSearch } from '#web/shell/palette.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
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
  pages: ['/parts-orders'],
  search: listSearch(partsOrderEndpoints.listPartsOrders, order => ({
    id: order.id,
    title: order.order_number || i18next.t('parts-orders.details.draft'),
    subtitle: [
      order.customer?.full_name,
      order.customer && companyBeside(order.customer.full_name, order.customer.company_name),
    ]
      .filter(Boolean)
      .join(' · '),
    // `P-000012` is typed as `P12`, or as `12`.
    names: ['P', '']
      .map(letter => order.order_number.replace(/^P-0*/, letter))
      .concat(order.deliveries.map(sent => sent.tracking_number)),
    status: { tone: 'outlined', label: i18next.t(`parts-orders.statuses.${order.status}`) },
    facts: [
      formatDate(order.created_at, 'date'),
      ...(order.balance > 0 ? [formatDollars(order.balance)] : []),
    ],
    to: `/parts-orders/${order.id}`,
  })),
})
