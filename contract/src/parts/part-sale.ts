import { z } from 'zod'
import { paymentMethods } from '../lookups/payment-methods.ts'
import { optionalEmail } from '../shared/email.ts'
import { date, dollars, id, isRecord, numberUpTo, optionalText, refuseLongName } from '../shared/fields.ts'
import { optionalPhone } from '../shared/phone.ts'
import { typedText } from '../shared/text.ts'
import { partPrice } from './part-price.ts'
import { invoiceNumber } from './purchase.ts'
import { quantity } from './quantity.ts'

export const saleReasons = ['defect', 'broke', 'sold'] as const

export const saleDiscountMax = 99
export const saleTaxMax = 99.99
export const saleCompanyNameMax = 35

const neededWhenSold = ['invoice_number', 'payment_date', 'payment_method', 'phone', 'email'] as const

const percent = (max: number) =>
  numberUpTo(max, 2)
    .nullish()
    .transform(value => value ?? 0)

const optional = <T extends z.ZodType>(field: T) =>
  z
    .union([z.literal('').transform(() => null), z.null(), field])
    .optional()
    .transform(value => value ?? null)

/** Takes a part out of stock without an order. Buyer, payment, discount and tax apply only to `sold`. */
export const saleInput = z
  .object({
    describe: z.enum(saleReasons),
    quantity,
    price: partPrice,
    /** In the company's calendar, not after today. */
    date,
    invoice_number: invoiceNumber,
    payment_date: optional(date),
    payment_method: optional(z.enum(paymentMethods)),
    /** Percent. */
    tax: percent(saleTaxMax),
    discount: percent(saleDiscountMax),
    /** Whose price is not too low, however low it is. Not kept. */
    customer_id: id.nullish().transform(value => value ?? null),
    company_name: typedText()
      .check(refuseLongName(saleCompanyNameMax))
      .nullish()
      .transform(text => text ?? ''),
    first_name: optionalText(100),
    last_name: optionalText(100),
    phone: optionalPhone,
    email: optionalEmail,
  })
  .check(
    z.superRefine(
      (sale, context) => {
        if (sale.describe !== 'sold') return
        for (const field of neededWhenSold) {
          if (sale[field]) continue
          context.issues.push({
            code: 'custom',
            path: [field],
            input: sale,
            params: { code: 'validate__required' },
          })
        }
      },
      { when: isRecord },
    ),
  )
export const saleDefaults = z.object({
  /** Percent. */
  tax: z.number(),
  /** The next free one; empty if there is none. */
  invoice_number: z.string(),
  /** Of the part by the level of the customer; null without either. */
  level_price: dollars.nullable(),
})
export type SaleDefaults = z.infer<typeof saleDefaults>

export type SaleInput = z.output<typeof saleInput>
export type SalePayload = z.input<typeof saleInput>
