import { z } from 'zod'
import { addressFields, isZipOfState } from '../customers/address-shapes.ts'
import { isNamed } from '../customers/customer-name.ts'
import { deliveryMethods } from '../lookups/fixed-lists.ts'
import { paymentMethods, paymentTerms } from '../lookups/payment-methods.ts'
import { quantity } from '../parts/quantity.ts'
import { date, dollars, id, optionalText, version } from '../shared/fields.ts'
import { attachmentRules, type UploadRules } from '../shared/uploads.ts'
import { tagIds } from '../tags/tag-shapes.ts'
import { deliveryTypes, enteredSources, partsOrderStatuses } from './parts-order-statuses.ts'

export const maxItems = 30
export const itemDiscountMax = 99
export const maxShipments = 2
export const trackingNumberMax = 100
export const partsOrderAttachmentRules: UploadRules = { ...attachmentRules, maxCount: 50 }

/** The steps of the wizard, in their order. */
export const wizardSteps = ['customer', 'items', 'delivery', 'payment'] as const
export type WizardStep = (typeof wizardSteps)[number]

const cost = dollars.pipe(z.number().min(0))

/** An address as the order keeps it, whatever becomes of the customer's own. */
export const orderAddressInput = addressFields
  .extend({
    /** The customer's address that it was filled from. */
    customer_address_id: id.nullish().transform(value => value ?? null),
    /** Also adds it to the customer's addresses. */
    save: z.boolean().default(false),
  })
  .check(isNamed, isZipOfState)
export type OrderAddressPayload = z.input<typeof orderAddressInput>
export type OrderAddressInput = z.output<typeof orderAddressInput>

/** What a new draft begins with. Its shop-side fields are asked for step by step, and all at the checkout. */
export const partsOrderStart = z.object({
  source: z.enum(enteredSources).default('bs'),
  customer_id: id.nullish(),
})
export type PartsOrderStart = z.output<typeof partsOrderStart>

const payment = z
  .object({
    terms: z.enum(paymentTerms).nullish(),
    /** One that the term allows. Cleared by another term where it is not sent along. */
    method: z.enum(paymentMethods).nullish(),
    with_tax_exemption: z.boolean().optional(),
    /** Alias. */
    withTaxExemption: z.boolean().optional(),
  })
  .transform(({ withTaxExemption, with_tax_exemption, ...rest }) => ({
    ...rest,
    with_tax_exemption: with_tax_exemption ?? withTaxExemption,
  }))

/** What is not sent stays as it is. `step`: refuses the save where that step of the wizard lacks what it must have. */
export const partsOrderInput = z.object({
  /** Must be that of the path. */
  id: id.optional(),
  step: z.enum(wizardSteps).optional(),
  source: z.enum(enteredSources).optional(),
  customer_id: id.nullish(),
  /** Another one than before resets the additional shipping cost to 0. */
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

const discount = z.number().int().min(0).max(itemDiscountMax)

/** Of a part that is in the order already, the quantities are added up. */
export const partsOrderItemInput = z.object({
  inventory_id: id,
  /** Whole, unless the part's unit takes decimals. */
  quantity: quantity.pipe(z.number().min(1)),
  discount,
})
export type PartsOrderItemInput = z.output<typeof partsOrderItemInput>

/** Of an item that is there. `version` is that of the order. */
export const partsOrderItemChange = partsOrderItemInput.extend({ version })
export type PartsOrderItemChange = z.output<typeof partsOrderItemChange>

const shipment = z.object({
  delivery_method: z.enum(deliveryMethods),
  /** A day of the company's calendar. */
  date_sent: date,
  /** What the carrier charges the shop: the customer's total does not hold it. */
  delivery_cost: cost,
  tracking_number: optionalText(trackingNumberMax),
})

export const partsOrderShipmentInput = shipment.extend({
  /** Must be those of the path. */
  orderId: id.optional(),
  deliveryId: id.optional(),
})
export type PartsOrderShipmentInput = z.output<typeof partsOrderShipmentInput>

export const partsOrderStatusInput = z.object({
  /** Must be that of the path. */
  order_id: id.optional(),
  status: z.enum(partsOrderStatuses),
  /** The shipments of an order that is `sent`, one at least; of no other status. */
  sent_data: z
    .array(shipment)
    .refine(sent => sent.length <= maxShipments, { params: { code: 'validate__max-tracking-numbers' } })
    .default([]),
})
export type PartsOrderStatusInput = z.output<typeof partsOrderStatusInput>
