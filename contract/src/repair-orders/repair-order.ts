import { z } from 'zod'
import { payment } from '../billing/payment.ts'
import { orderCharge } from '../charges/order-charge.ts'
import { priceSources } from '../prices/price-of.ts'
import { attachment } from '../records/attachments.ts'
import { date, dollars, id, localDateTime, timestamp } from '../shared/fields.ts'
import { paymentStatuses } from './payment-status.ts'
import { odometerUnits } from './repair-order-input.ts'
import { repairOrderStatuses } from './repair-order-statuses.ts'
import { rateSources } from './work-rate.ts'

export const orderVehicle = z.object({
  id,
  /** Whether `id` is a truck's or a trailer's. */
  vehicle_form: z.enum(['truck', 'trailer']),
  vin: z.string(),
  unit_number: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number().int(),
  color: z.string(),
  license_plate: z.string(),
  temporary_plate: z.string(),
  plate_state: z.string(),
})

/** The vehicle's owner at the last save, or when the order was finished. */
export const orderCustomer = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  phone: z.string().nullable(),
  phone_extension: z.string().nullable(),
  email: z.string().nullable(),
})

export const orderMechanic = z.object({
  id,
  full_name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  status: z.enum(['active', 'inactive', 'pending']),
})

const actionScopes = z.object({
  can_update: z.boolean(),
  can_delete: z.boolean(),
  can_restore: z.boolean(),
  can_delete_permanently: z.boolean(),
  can_change_status: z.boolean(),
  can_reassign_mechanic: z.boolean(),
  can_create_payment: z.boolean(),
  can_delete_payment: z.boolean(),
  can_send_documents: z.boolean(),
  can_generate_invoice: z.boolean(),
  can_comment: z.boolean(),
  can_add_attachment: z.boolean(),
  can_delete_attachment: z.boolean(),
  can_delete_own_attachment: z.boolean(),
})
export type ActionScopes = z.infer<typeof actionScopes>

const orderPart = z.object({
  id,
  inventory_id: id,
  name: z.string(),
  stock_number: z.string(),
  quantity: z.number(),
  /** Per unit, when added. */
  price: dollars,
  price_source: z.enum(priceSources),
  /** Null unless typed. */
  price_typed: z.object({ by: z.object({ id, full_name: z.string() }), at: timestamp }).nullable(),
  /** Typed, and below the part's minimum or, for who may see costs, the company's margin. */
  is_below_minimum: z.boolean(),
  /** Current retail price per unit. */
  price_retail: dollars,
  /** Per unit, if its price were found now; of a typed one what was typed. */
  price_current: dollars,
  amount: dollars,
  unit: z.object({ id, name: z.string(), accept_decimals: z.boolean() }),
})
export type RepairOrderPart = z.infer<typeof orderPart>

const orderWork = z.object({
  id,
  type_of_work_id: id.nullable(),
  name: z.string(),
  complaint: z.string(),
  cause: z.string(),
  correction: z.string(),
  hourly_rate: dollars,
  /** Where the rate was from when it was saved; null of orders from before labor rates. */
  rate_source: z.enum(rateSources).nullable(),
  /** Hours and minutes: `2:30`. */
  duration: z.string(),
  labor_amount: dollars,
  parts_amount: dollars,
  /** Labor, parts and charges, before discount and taxes. */
  total_amount: dollars,
  charges: z.array(orderCharge),
  inventories: z.array(orderPart),
})
export type RepairOrderWork = z.infer<typeof orderWork>

export const repairOrderRow = z.object({
  id,
  /** `R-000001` */
  order_number: z.string(),
  status: z.enum(repairOrderStatuses),
  next_statuses: z.array(z.enum(repairOrderStatuses)),
  status_changed_at: timestamp,
  /** One of each pair: `not_paid`, `billed`, `overdue`. */
  payment_status: z.array(z.enum(paymentStatuses)),
  vehicle: orderVehicle,
  customer: orderCustomer,
  mechanic: orderMechanic.nullable(),
  po_number: z.string(),
  typeOfWork: z.array(z.object({ id, name: z.string(), duration: z.string(), complaint: z.string() })),
  notes: z.string(),
  total_amount: dollars,
  paid_amount: dollars,
  balance: dollars,
  /** In the caller's time zone. */
  implementation_date: localDateTime,
  due_date: date,
  is_overdue: z.boolean(),
  overdue_days: z.number().int(),
  billed_at: timestamp.nullable(),
  invoice_date: date.nullable(),
  paid_at: timestamp.nullable(),
  comments_count: z.number().int(),
  created_at: timestamp,
  version: z.number().int(),
  action_scopes: actionScopes,
})
export type RepairOrderRow = z.infer<typeof repairOrderRow>

export const repairOrder = repairOrderRow.extend({
  /** Of new works, in dollars; null: that of the company, or the caller may not read labor rates. */
  customer_rate: z.number().nullable(),
  typeOfWork: z.array(orderWork),
  /** Percent, as both taxes. */
  discount: z.number(),
  tax_labor: z.number(),
  tax_inventory: z.number(),
  labor_amount: dollars,
  parts_amount: dollars,
  /** Of the whole order. */
  charges: z.array(orderCharge),
  charges_amount: dollars,
  discount_amount: dollars,
  tax_labor_amount: dollars,
  tax_parts_amount: dollars,
  odometer_in: z.number().int().nullable(),
  odometer_unit: z.enum(odometerUnits),
  engine_hours_in: z.number().nullable(),
  /** A part's price has changed since it was added, and the order is editable. */
  is_prices_changed: z.boolean(),
  attachments: z.array(attachment),
  payments: z.array(payment),
})
export type RepairOrder = z.infer<typeof repairOrder>

/** Sums of a filtered list. All but the count and the dues are unused fields of an earlier product: 0. */
export const repairOrderSummary = z.object({
  /** Qualified as the list's total: `meta.total_is_estimate`, `meta.total_is_more`. */
  order_total_count: z.number().int(),
  order_total_count_is_estimate: z.boolean().optional(),
  order_total_count_is_more: z.boolean().optional(),
  total_carrier_amount: dollars,
  customer_payment_amount: dollars,
  broker_payment_amount: dollars,
  broker_fee_amount: dollars,
  current_due: dollars,
  past_due: dollars,
  total_due: dollars,
  broker_fee_current_due: dollars,
  broker_fee_past_due: dollars,
  broker_fee_total_due: dollars,
})
export type RepairOrderSummary = z.infer<typeof repairOrderSummary>
