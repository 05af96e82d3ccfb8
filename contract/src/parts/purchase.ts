import { z } from 'zod'
import { date, hasDecimals } from '../shared/fields.ts'
import { typedText } from '../shared/text.ts'
import { quantity } from './quantity.ts'

export const invoiceNumberMax = 15

export const invoiceNumber = typedText()
  .max(invoiceNumberMax)
  .nullish()
  .transform(text => text ?? '')

export const purchaseInput = z.object({
  /** A day of the company's calendar, not after today. */
  date,
  /** Dollars per unit. */
  cost: z
    .number()
    .min(0)
    .max(9_999_999)
    .refine(value => hasDecimals(value, 2), { params: { code: 'validate__cents' } }),
  quantity,
  invoice_number: invoiceNumber,
})
export type PurchaseInput = z.output<typeof purchaseInput>
