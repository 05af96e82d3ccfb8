import { z } from 'zod'
import { date } from '../shared/fields.ts'
import { typedText } from '../shared/text.ts'

export const recipientsMax = 5

const documentContents = ['invoice'] as const
const documentWays = ['email'] as const

/** `recipient_email`: a list of up to five addresses. */
export const sendDocumentsInput = z.object({
  content: z.enum(documentContents).default('invoice'),
  send_via: z.enum(documentWays).default('email'),
  recipient_email: z
    .array(typedText().pipe(z.email().max(254)))
    .min(1)
    .max(recipientsMax),
  invoice_date: date,
})
export type SendDocumentsInput = z.output<typeof sendDocumentsInput>

export const invoiceQuery = z.object({
  /** Absent: the date of the first invoice, or today in the company's calendar. */
  invoice_date: date.optional(),
  /** A preview does not bill the order. */
  preview: z.boolean().default(false),
})
