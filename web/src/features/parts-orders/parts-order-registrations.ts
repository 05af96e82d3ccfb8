import i18next from 'i18next'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { readPartsOrderNumber } from '#contract/parts-orders/parts-order-number.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { maxFound, numberedSearch, type PaletteResult, registerPaletteSearch } from '#web/shell/palette.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import { registerPartsOrderOverlays } from './overlays/register-overlays.ts'

registerPartsOrderOverlays()

onRecordChanged('parts_order', [
  partsOrderEndpoints.listPartsOrders,
  partsOrderEndpoints.listSavedDrafts,
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
  search: numberedSearch({
    find: async (search, signal) => {
      const query = { search, per_page: maxFound }
      return (await request(partsOrderEndpoints.listPartsOrders, { query }, { signal })).data
    },
    readNumber: readPartsOrderNumber,
    numberOf: order => order.order_number ?? '',
    toResult: result,
    verbs: () => i18next.t('records.order.pay_words'),
    act: payment,
  }),
})

function result(order: PartsOrderRow): PaletteResult {
  return {
    id: order.id,
    title: order.order_number || i18next.t('parts-orders.details.draft'),
    subtitle: buyer(order),
    names: order.deliveries.map(sent => sent.tracking_number),
    status: { tone: 'outlined', label: i18next.t(`parts-orders.statuses.${order.status}`) },
    facts: [
      formatDate(order.created_at, 'date'),
      ...(order.balance > 0 ? [`${i18next.t('records.order.balance')} ${formatDollars(order.balance)}`] : []),
    ],
    to: `/parts-orders/${order.id}`,
  }
}

/** Opens the payment dialog, if a payment is allowed. */
function payment(order: PartsOrderRow): PaletteResult | undefined {
  if (!order.action_scopes.can_add_payment) return undefined
  return {
    id: `pay ${order.id}`,
    title: i18next.t('records.order.take_payment_for', { number: order.order_number }),
    subtitle: buyer(order),
    facts: [formatDollars(order.balance)],
    to: `/parts-orders/${order.id}`,
    run: () => openOverlay('parts-orders.create-payment', { order }),
  }
}

const buyer = ({ customer }: PartsOrderRow): string =>
  [customer?.full_name, customer && companyBeside(customer.full_name, customer.company_name)]
    .filter(Boolean)
    .join(' · ')

onRecordChanged('charge', [partsOrderEndpoints.listPartsOrderCharges])
