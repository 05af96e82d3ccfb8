import { z } from 'zod'
import { taxRate } from '../company/tax-rate.ts'
import { addressFields, isZipOfState } from '../customers/address-shapes.ts'
import { isNamed } from '../customers/customer-name.ts'
import { paymentMethods, paymentTerms } from '../lookups/payment-methods.ts'
import { stateByName } from '../lookups/places.ts'
import { quantity } from '../parts/quantity.ts'
import { maxItems } from '../parts-orders/parts-order-input.ts'
import { deliveryTypes } from '../parts-orders/parts-order-statuses.ts'
import { maxDollars, numberUpTo, optionalText, phoneExtension, requiredText } from '../shared/fields.ts'
import { language } from '../shared/languages.ts'
import { optionalPhone, phone } from '../shared/phone.ts'
import { typedText } from '../shared/text.ts'

const amount = numberUpTo(maxDollars, 2)

/** The source's order number, unique within the source. */
export const externalNumber = requiredText(60)

const buyer = z
  .object({
    email: typedText().pipe(z.email().max(200)),
    first_name: optionalText(100),
    last_name: optionalText(100),
    company_name: optionalText(100),
    phone,
    phone_extension: phoneExtension,
    language: language.default('en'),
  })
  .check(isNamed)

const state = typedText().transform((name, context) => {
  const found = stateByName(name)
  if (found) return found.id
  context.issues.push({ code: 'custom', input: name, params: { code: 'validate__not-in-list' } })
  return z.NEVER
})

/** Absent name, company and phone default to the buyer's. */
const address = addressFields
  .omit({ state_id: true })
  .extend({ first_name: optionalText(100), last_name: optionalText(100), phone: optionalPhone, state })
  .transform(({ state: state_id, ...fields }) => ({ ...fields, state_id }))
  .check(isZipOfState)
export type ShopAddress = z.output<typeof address>

const line = z.object({
  stock_number: requiredText(100),
  quantity: quantity.pipe(z.number().min(1)),
  price: amount,
})

export const shopOrderInput = z
  .object({
    external_number: externalNumber,
    customer: buyer,
    delivery_type: z.enum(deliveryTypes).default('delivery'),
    delivery_address: address.nullish().transform(value => value ?? null),
    billing_address: address.nullish().transform(value => value ?? null),
    items: z.array(line).min(1).max(maxItems),
    shipping: amount.default(0),
    /** Percent. Default: the company's sales tax. */
    tax_rate: taxRate.optional(),
    payment: z
      .object({
        terms: z.enum(paymentTerms).default('immediately'),
        method: z.enum(paymentMethods).exclude(['money_order']).default('online'),
        /** Paid in full: creates a payment of today. */
        is_paid: z.boolean().default(false),
      })
      .prefault({}),
    /** If present, refused unless it equals the computed total. */
    total: amount.optional(),
  })
  .superRefine((order, context) => {
    const missing = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], params: { code: 'validate__required' } })
    if (order.delivery_type === 'delivery' && !order.delivery_address) missing('delivery_address')
    else if (!order.delivery_address && !order.billing_address) missing('billing_address')
    if (order.delivery_type === 'pickup' && order.shipping > 0) {
      context.addIssue({ code: 'custom', path: ['shipping'], params: { code: 'validate__max', max: 0 } })
    }
  })
export type ShopOrderPayload = z.input<typeof shopOrderInput>
export type ShopOrderInput = z.output<typeof shopOrderInput>
