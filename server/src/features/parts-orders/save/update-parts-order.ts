import { isEditable } from '#contract/parts-orders/editing.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { PartsOrderInput } from '#contract/parts-orders/parts-order-input.ts'
import { dueDateOf } from '#contract/parts-orders/payment-state.ts'
import { dateIn } from '#contract/shared/dates.ts'
import { refuseAnotherOrder } from '#server/features/billing/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'
import { setAutomaticCharges } from '../charges/automatic-charges.ts'
import { setLevelPrices } from '../items/item-price.ts'
import { lockPartsOrder, type StoredPartsOrder } from '../lock-parts-order.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { type ChargedTaxes, chargedTaxes } from './charged-tax.ts'
import { missingForCheckout, missingInStep } from './missing-fields.ts'
import { addsAddress, saveAddresses, validateAddresses } from './order-addresses.ts'
import { customerOf, validateCustomer, withPresentExemption } from './order-customer.ts'
import { readLines } from './order-lines.ts'
import { validateTags, writeTags } from './order-tags.ts'
import { partsOrderChanges } from './parts-order-changes.ts'
import { storeTotals, validateTotals } from './store-totals.ts'
import { isMethodAllowed, updatedFields } from './updated-fields.ts'

/** Saves a draft, or an order whose parts are still reserved. */
export async function updatePartsOrder(
  context: Context,
  id: number,
  input: PartsOrderInput,
): Promise<PartsOrder> {
  refuseAnotherOrder(id, input.id, 'id')
  const order = await lockPartsOrder(context, id)
  if (!isEditable(order)) throw refusal(partsOrderErrors.order_not_editable)
  const before = await readPartsOrder(context, id)
  await checkVersion(input.version, order.version, async () => before)
  const fields = updatedFields(order, input)
  const isAnotherCustomer = fields.customer_id !== order.customer_id
  const adds = addsAddress(context, input)
  const next = { ...order, ...fields }
  if (order.is_draft && (isAnotherCustomer || next.source !== order.source)) {
    await setAutomaticCharges(context, next)
  }
  if (order.is_draft && isAnotherCustomer) await setLevelPrices(context, next)
  const lines = await readLines(context.db, id)
  const taxes = await taxesOf(context, order, next)
  const reasons: Reason[] = [
    ...validateOrigin(order, next),
    ...(isAnotherCustomer || adds
      ? await validateCustomer(context, fields.customer_id, { addsAddress: adds })
      : []),
    ...(await validateAddresses(context, fields.customer_id, input)),
    ...validateMethod(next),
    ...(await validateTags(context, input.tag_ids)),
    ...(order.is_draft ? missingInStep(input.step, next) : missingForCheckout(next)),
    ...validateTotals({ ...next, ...taxes }, lines),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  const { delivery_address, billing_address, ...columns } = await saveAddresses(context, fields, input)
  await context.db
    .updateTable('parts_orders')
    .set({
      ...columns,
      delivery_address: json(delivery_address),
      billing_address: json(billing_address),
      ...(order.is_draft ? {} : checkedOutColumns(context, order, next)),
      updated_at: context.now,
    })
    .where('id', '=', id)
    .execute()
  await writeTags(context, id, input.tag_ids)
  await storeTotals(context, { ...next, ...taxes }, lines)
  const after = await readPartsOrder(context, id)
  const changes = partsOrderChanges(before, after)
  if (!order.is_draft && changes.length > 0) {
    context.record({ kind: 'parts_order', recordId: id, act: 'updated', changes })
  }
  announce(context, 'parts_order', id)
  return after
}

/** The customer of a paid order and the source of an order of the online shop cannot be changed. */
const validateOrigin = (order: StoredPartsOrder, next: StoredPartsOrder): Reason[] => [
  ...(next.customer_id !== order.customer_id && Number(order.paid_amount) > 0
    ? [reason(partsOrderErrors.customer_of_paid_order_stays, { parameter: 'customer_id' })]
    : []),
  ...(next.source !== order.source && (order.source === 'ecomm' || order.external_number !== null)
    ? [reason(partsOrderErrors.source_of_shop_order_stays, { parameter: 'source' })]
    : []),
]

const validateMethod = ({ payment_method, payment_terms }: StoredPartsOrder): Reason[] =>
  isMethodAllowed(payment_method, payment_terms)
    ? []
    : [reason(partsOrderErrors.method_not_allowed_by_term, { parameter: 'payment.method' })]

/** After the checkout the rates change only with customer or exemption. */
async function taxesOf(
  context: Context,
  order: StoredPartsOrder,
  next: StoredPartsOrder,
): Promise<ChargedTaxes> {
  const isKept =
    !order.is_draft &&
    order.customer_id === next.customer_id &&
    order.with_tax_exemption === next.with_tax_exemption
  return isKept ? { tax_rate: order.tax_rate, tax_labor: order.tax_labor } : chargedTaxes(context, next)
}

function checkedOutColumns(context: Context, order: StoredPartsOrder, next: StoredPartsOrder) {
  const day = dateIn(context.companyTimezone, unixSeconds(next.checked_out_at!))
  return {
    due_date: dueDateOf(next.payment_terms!, day),
    ...snapshotColumn(order, next),
  }
}

function snapshotColumn(order: StoredPartsOrder, next: StoredPartsOrder) {
  const customerId = next.customer_id!
  if (customerId !== order.customer_id) return { customer_snapshot: customerOf(customerId) }
  if (next.with_tax_exemption === order.with_tax_exemption) return {}
  return { customer_snapshot: withPresentExemption(customerId) }
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value))
