import i18next from 'i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { readRepairOrderNumber } from '#contract/repair-orders/repair-order-number.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { mostFound, type PaletteResult, registerPaletteSearch } from '#web/shell/palette.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import { aboutRepairOrder } from './about-repair-order.ts'
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
  pages: ['/orders'],
  async search(text, signal) {
    const toPay = asksToPay(text)
    const number = readRepairOrderNumber(toPay ?? text)
    const find = async (search: string) => {
      const query = { search, per_page: mostFound }
      return (await request(repairOrderEndpoints.listRepairOrders, { query }, { signal })).data
    }
    const [numbered, found] = await Promise.all([
      number === null ? [] : find(number),
      toPay === null ? find(text) : [],
    ])
    // The order with exactly that number first, then the newest.
    const meant = numbered.filter(order => order.order_number === number)
    if (toPay !== null) return meant.flatMap(order => payment(order, text))
    const others = found.filter(order => order.order_number !== number)
    return [
      ...meant.flatMap(order => [{ ...result(order), names: [text] }, ...payment(order, text)]),
      ...others.map(result),
    ].slice(0, mostFound)
  },
})

const tones = { new: 'new', in_process: 'in-process', finished: 'finished', deleted: 'deleted' } as const

const result = (order: RepairOrderRow): PaletteResult => ({
  id: order.id,
  title: order.order_number,
  subtitle: aboutRepairOrder(order),
  names: [order.po_number],
  status: { tone: tones[order.status], label: i18next.t(`repair-orders.statuses.${order.status}`) },
  facts: [
    formatDate(order.implementation_date, 'date'),
    ...(order.balance > 0 ? [formatDollars(order.balance)] : []),
  ],
  to: `/orders/${order.id}`,
})

/** `pay R-000869` -> `R-000869`, by any of the words that the reader's language has for it. */
function asksToPay(text: string): string | null {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  const verbs = i18next.t('repair-orders.web.pay_words').split(' ')
  return rest.length > 0 && verbs.includes(verb) ? rest.join(' ') : null
}

/** Leads to the dialog of its payment, where one may be taken. */
const payment = (order: RepairOrderRow, asked: string): PaletteResult[] =>
  order.action_scopes.can_create_payment
    ? [
        {
          id: `pay ${order.id}`,
          title: i18next.t('repair-orders.web.take_payment_for', { number: order.order_number }),
          subtitle: order.customer.full_name,
          names: [asked],
          facts: [formatDollars(order.balance)],
          ...paymentLink(order),
        },
      ]
    : []
