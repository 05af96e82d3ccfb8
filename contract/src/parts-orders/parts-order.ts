import { z } from 'zod'
import { payment } from '../billing/payment.ts'
import { unitChoice } from '../catalogue/unit.ts'
import { orderCharge } from '../charges/order-charge.ts'
import { addressShape } from '../customers/address-shapes.ts'
import { deliveryMethods } from '../lookups/fixed-lists.ts'
import { paymentMethods, paymentTerms } from '../lookups/payment-methods.ts'
import { partImage } from '../parts/part-images.ts'
import { priceSources } from '../prices/price-of.ts'
import { attachment } from '../records/attachments.ts'
import { date, dollars, id, timestamp } from '../shared/fields.ts'
import { tagShape } from '../tags/tag-shapes.ts'
import { deliveryTypes, partsOrderSources, partsOrderStatuses } from './parts-order-statuses.ts'
import { partsOrderPaymentStatuses } from './payment-state.ts'

const partsOrderCustomer = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_extension: z.string().nullable(),
})

/** The buyer as named by the online shop or marketplace. */
const ecommerceClient = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() })

export const salesManager = z.object({
  id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
})

const partsOrderAddress = addressShape.extend({ customer_address_id: id.nullable() })
export type PartsOrderAddress = z.infer<typeof partsOrderAddress>

export const partsOrderItem = z.object({
  id,
  inventory: z.object({
    id,
    name: z.string(),
    stock_number: z.string(),
    article_number: z.string(),
    brand: z.object({ id, name: z.string() }).nullable(),
    unit: unitChoice,
    main_image: partImage.nullable(),
    /** Available to this order, including what it reserves. */
    available: z.number(),
  }),
  quantity: z.number(),
  discount: z.number().int(),
  /** Dollars per unit before the discount: typed, or the price of the customer when added. */
  base_price: dollars,
  price_source: z.enum(priceSources),
  /** Null unless typed. */
  price_typed: z.object({ by: z.object({ id, full_name: z.string() }), at: timestamp }).nullable(),
  price: dollars,
  /** Before a sale; null without one. */
  price_old: dollars.nullable(),
  amount: dollars,
  /** Shipping per unit, not charged with `free_shipping`. */
  delivery_cost: dollars,
  free_shipping: z.boolean(),
  /** Over 150 lb, or a side over 108 in: goes by freight. */
  is_overload: z.boolean(),
})
export type PartsOrderItem = z.infer<typeof partsOrderItem>

export const shipment = z.object({
  id,
  delivery_method: z.enum(deliveryMethods),
  date_sent: date,
  /** Charged by the carrier to the shop. */
  delivery_cost: dollars,
  tracking_number: z.string(),
})
export type Shipment = z.infer<typeof shipment>

const actionScopes = z.object({
  can_update: z.boolean(),
  can_update_items: z.boolean(),
  can_checkout: z.boolean(),
  can_change_status: z.boolean(),
  can_update_delivery: z.boolean(),
  can_assign_manager: z.boolean(),
  can_add_payment: z.boolean(),
  can_delete_payment: z.boolean(),
  can_send_payment_link: z.boolean(),
  can_generate_invoice: z.boolean(),
  can_send_invoice: z.boolean(),
  can_canceled: z.boolean(),
  can_refunded: z.boolean(),
  can_delete: z.boolean(),
  can_comment: z.boolean(),
  can_add_attachment: z.boolean(),
  can_delete_attachment: z.boolean(),
})
export type PartsOrderActionScopes = z.infer<typeof actionScopes>

export const partsOrderRow = z.object({
  id,
  /** `P-000001`; empty until the checkout. */
  order_number: z.string(),
  is_draft: z.boolean(),
  source: z.enum(partsOrderSources),
  status: z.enum(partsOrderStatuses),
  next_statuses: z.array(z.enum(partsOrderStatuses)),
  customer: partsOrderCustomer.nullable(),
  ecommerce_client: ecommerceClient.nullable(),
  sales_manager: salesManager.nullable(),
  delivery_type: z.enum(deliveryTypes).nullable(),
  deliveries: z.array(shipment),
  /** Of the delivery address; empty without one. */
  delivery_phone: z.string(),
  delivery_full_address: z.string(),
  /** The first four. */
  items_preview: z.array(
    z.object({ id, inventory_id: id, name: z.string(), thumbnail_url: z.string().nullable() }),
  ),
  items_count: z.number().int(),
  tags: z.array(tagShape),
  comments_count: z.number().int(),
  subtotal_amount: dollars,
  delivery_amount: dollars,
  delivery_cost: dollars,
  charges_amount: dollars,
  tax_amount: dollars,
  /** On the charges that are taxed as labor. */
  tax_labor_amount: dollars,
  saving_amount: dollars,
  total_amount: dollars,
  paid_amount: dollars,
  balance: dollars,
  payment_status: z.enum(partsOrderPaymentStatuses),
  paid_at: timestamp.nullable(),
  refunded_at: timestamp.nullable(),
  is_refunded: z.boolean(),
  /** The last day to pay; null until the checkout. */
  due_date: date.nullable(),
  invoice_date: date.nullable(),
  is_overdue: z.boolean(),
  overdue_days: z.number().int(),
  /** Delivered, and no item costs anything to ship. */
  free_shipping: z.boolean(),
  is_overload: z.boolean(),
  created_at: timestamp,
  checked_out_at: timestamp.nullable(),
  version: z.number().int(),
  action_scopes: actionScopes,
})
export type PartsOrderRow = z.infer<typeof partsOrderRow>

export const partsOrder = partsOrderRow.extend({
  /** Empty without one. */
  draft_name: z.string(),
  /** Leaving the wizard keeps the draft. */
  saved_for_later_at: timestamp.nullable(),
  items: z.array(partsOrderItem),
  charges: z.array(orderCharge),
  delivery_address: partsOrderAddress.nullable(),
  billing_address: partsOrderAddress.nullable(),
  payment: z.object({
    terms: z.enum(paymentTerms).nullable(),
    method: z.enum(paymentMethods).nullable(),
    /** Applies only if the customer has an accepted exemption. */
    with_tax_exemption: z.boolean(),
  }),
  /** Percent, as charged: 0 with an applied exemption. */
  tax_rate: z.number(),
  /** Percent on the charges that are taxed as labor. */
  tax_labor: z.number(),
  /** Last day of the customer's accepted exemption; null without one. */
  exempt_until: date.nullable(),
  attachments: z.array(attachment),
  /** Without deleted ones, oldest first; empty for callers who may neither add nor delete payments. */
  payments: z.array(payment),
})
export type PartsOrder = z.infer<typeof partsOrder>

export const savedDraft = z.object({
  id,
  /** Empty without one. */
  name: z.string(),
  customer: z.string().nullable(),
  total_amount: dollars,
  created_by: z.string().nullable(),
  saved_for_later_at: timestamp,
})
export type SavedDraft = z.infer<typeof savedDraft>
