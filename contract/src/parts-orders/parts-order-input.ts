import { z } from 'zod'
import { orderChargeInput, orderChargeKinds } from '../charges/order-charge.ts'
import { addressFields, isZipOfState } from '../customers/address-shapes.ts'
import { isNamed } from '../customers/customer-name.ts'
import { deliveryMethods } from '../lookups/fixed-lists.ts'
import { paymentMethods, paymentTerms } from '../lookups/payment-methods.ts'
import { partPrice } from '../parts/part-price.ts'
import { quantity } from '../parts/quantity.ts'
import { date, dollars, id, optionalText, version } from '../shared/fields.ts'
import { attachmentRules, type UploadRules } from '../shared/uploads.ts'
import { tagIds } from '../tags/tag-shapes.ts'
import { deliveryTypes, enteredSources, partsOrderStatuses } from './parts-order-statuses.ts'

export const maxItems = 30
export const itemDiscountMax = 99
export const maxShipments = 2
export const trackingNumberMax = 100
export const draftNameMax = 100
export const partsOrderAttachmentRules: UploadRules = { ...attachmentRules, maxCount: 50 }

export const wizardSteps = ['customer', 'items', 'delivery', 'payment'] as const
export type WizardStep = (typeof wizardSteps)[number]

const cost = dollars.pipe(z.number().min(0))

/** A copy stored with the order; later changes of the customer's address do not affect it. */
export const orderAddressInput = addressFields
  .extend({
    customer_address_id: id.nullish().transform(value => value ?? null),
    save: z.boolean().default(false),
  })
  .check(isNamed, isZipOfState)
export type OrderAddressPayload = z.input<typeof orderAddressInput>
export type OrderAddressInput = z.output<typeof orderAddressInput>

/** All optional until checkout. */
export const partsOrderStart = z.object({
  source: z.enum(enteredSources).default('bs'),
  customer_id: id.nullish(),
})
export type PartsOrderStart = z.output<typeof partsOrderStart>

const payment = z
  .object({
    terms: z.enum(paymentTerms).nullish(),
    /** Must be allowed by the term; cleared if the term changes without it. */
    method: z.enum(paymentMethods).nullish(),
    with_tax_exemption: z.boolean().optional(),
    withTaxExemption: z.boolean().optional(),
  })
  .transform(({ withTaxExemption, with_tax_exemption, ...rest }) => ({
    ...rest,
    with_tax_exemption: with_tax_exemption ?? withTaxExemption,
  }))

/** Absent fields are unchanged. `step` also checks the required fields of that step of the wizard. */
export const partsOrderInput = z.object({
  /** Must match the path. */
  id: id.optional(),
  step: z.enum(wizardSteps).optional(),
  source: z.enum(enteredSources).optional(),
  customer_id: id.nullish(),
  /** A change resets the additional shipping cost to 0. */
  delivery_type: z.enum(deliveryTypes).nullish(),
  /** Additional shipping cost, in dollars. */
  delivery_cost: cost.optional(),
  delivery_address: orderAddressInput.nullish(),
  billing_address: orderAddressInput.nullish(),
  payment: payment.optional(),
  tag_ids: tagIds.removeDefault().optional(),
  version,
})
export type PartsOrderPayload = z.input<typeof partsOrderInput>
export type PartsOrderInput = z.output<typeof partsOrderInput>

/** Without a name the draft is listed by its customer. */
export const savedDraftInput = z.object({ name: optionalText(draftNameMax) })
export type SavedDraftInput = z.output<typeof savedDraftInput>

const discount = z.number().int().min(0).max(itemDiscountMax)

/** Added to the quantity if the order already has the part. */
export const partsOrderItemInput = z.object({
  inventory_id: id,
  /** Decimals only if the unit allows them. */
  quantity: quantity.pipe(z.number().min(1)),
  discount,
  /**
   * Typed, per unit before the discount, by `orders-parts.override-price`. Absent, or as the item has it: unchanged, but a
   * price by quantity of a draft follows the quantity; of a new item the price of the customer. Null takes a typed one
   * back, by the same right.
   */
  base_price: partPrice.nullish(),
})
export type PartsOrderItemInput = z.output<typeof partsOrderItemInput>

/** `version` is that of the order. */
export const partsOrderItemChange = partsOrderItemInput.extend({ version })
export type PartsOrderItemChange = z.output<typeof partsOrderItemChange>

/** A parts order has no work that another shop could do. */
export const partsOrderChargeKinds = orderChargeKinds.filter(kind => kind !== 'sublet')

export const partsOrderChargeInput = orderChargeInput
  .omit({ id: true })
  .extend({ kind: z.enum(partsOrderChargeKinds).default('fee') })
export type PartsOrderChargePayload = z.input<typeof partsOrderChargeInput>
export type PartsOrderChargeInput = z.output<typeof partsOrderChargeInput>

/** `version` is that of the order. */
export const partsOrderChargeChange = partsOrderChargeInput.extend({ version })
export type PartsOrderChargeChange = z.output<typeof partsOrderChargeChange>

const shipment = z.object({
  delivery_method: z.enum(deliveryMethods),
  /** In the company's calendar. */
  date_sent: date,
  /** What the carrier charges the shop; not part of the order's total. */
  delivery_cost: cost,
  tracking_number: optionalText(trackingNumberMax),
})

export const partsOrderShipmentInput = shipment.extend({
  /** Must match the path. */
  orderId: id.optional(),
  deliveryId: id.optional(),
})
export type PartsOrderShipmentInput = z.output<typeof partsOrderShipmentInput>

export const partsOrderStatusInput = z.object({
  /** Must match the path. */
  order_id: id.optional(),
  status: z.enum(partsOrderStatuses),
  /** Shipments, required for `sent` and refused for other statuses. */
  sent_data: z
    .array(shipment)
    .refine(sent => sent.length <= maxShipments, { params: { code: 'validate__max-tracking-numbers' } })
    .default([]),
})
export type PartsOrderStatusInput = z.output<typeof partsOrderStatusInput>
