import { z } from 'zod'
import { laborRateId, laborRateOf } from '../company/labor-rate.ts'
import { attachment } from '../records/attachments.ts'
import { inputShape, rowShape } from '../records/columns.ts'
import { dollars, id, phoneExtension, timestamp, version } from '../shared/fields.ts'
import { language } from '../shared/languages.ts'
import { pageQuery, searchText } from '../shared/page.ts'
import { phone, phones } from '../shared/phone.ts'
import { typedText } from '../shared/text.ts'
import { tagIds, tagShape } from '../tags/tag-shapes.ts'
import { addressInput, customerAddress } from './address-shapes.ts'
import { customerColumns } from './customer-fields.ts'
import { isNamed } from './customer-name.ts'
import { taxExemption } from './tax-exemption.ts'

/** bs: body shop, created here. ecomm: online shop, created only by its integration. */
export const customerTypes = ['bs', 'ecomm'] as const
export type CustomerType = (typeof customerTypes)[number]

const optionalEmail = z
  .union([z.literal(''), z.null(), typedText().pipe(z.email().max(200))])
  .optional()
  .transform(email => email || null)

const customerFields = z.object({
  ...inputShape(customerColumns.listed),
  /** Unique among customers when given, whatever its case. */
  email: optionalEmail,
  phone,
  phone_extension: phoneExtension,
  phones,
  ...inputShape(customerColumns.further),
  /** What the customer receives (invoices, e-mails) is in this language. */
  language: language.default('en'),
  tags: tagIds,
  sales_manager_id: id.nullish().transform(value => value ?? null),
  labor_rate_id: laborRateId,
})

/** Checked while the rest is still empty. */
export const customerEmail = customerFields.pick({ email: true })

/** A new customer, with a first address in the same call if there is one. */
export const customerInput = customerFields.extend({ address: addressInput.nullish() }).check(isNamed)
export type CustomerInput = z.output<typeof customerInput>

export const customerUpdate = customerFields.extend({ version }).check(isNamed)
export type CustomerUpdate = z.output<typeof customerUpdate>

const person = z.object({ id, full_name: z.string() })

const furtherPhone = z.object({ number: z.string(), extension: z.string().nullable() })

/** What prevents deletion; lists show it in advance. */
const relations = {
  hasRelatedTrucks: z.boolean(),
  hasRelatedTrailers: z.boolean(),
  hasRelatedPartOrders: z.boolean(),
}

export const customerRow = z.object({
  id,
  type: z.enum(customerTypes),
  ...rowShape(customerColumns.listed),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_extension: z.string().nullable(),
  tags: z.array(tagShape),
  sales_manager: person.nullable(),
  labor_rate: laborRateOf,
  comments_count: z.number().int(),
  ...relations,
})
export type CustomerRow = z.infer<typeof customerRow>

const ownVehicle = z.object({
  id,
  vin: z.string(),
  unit_number: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number().int(),
  license_plate: z.string(),
  temporary_plate: z.string(),
})

export const customer = customerRow.extend({
  phones: z.array(furtherPhone),
  ...rowShape(customerColumns.further),
  language,
  /** The newest 100; the vehicles list filtered by customer has all. */
  trucks: z.array(ownVehicle),
  trailers: z.array(ownVehicle),
  attachments: z.array(attachment),
  addresses: z.array(customerAddress),
  taxExemption,
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Customer = z.infer<typeof customer>

export const customerListQuery = pageQuery(['id', 'name', 'company_name']).extend({
  /** Name, company, e-mail or phone in any typed form. */
  search: searchText,
  tag_id: id.optional(),
  type: z.enum(customerTypes).optional(),
  sales_manager_id: id.optional(),
})
export type CustomerListQuery = z.output<typeof customerListQuery>

export const customerShortRow = z.object({
  id,
  type: z.enum(customerTypes),
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_extension: z.string().nullable(),
  /** What they owe for the orders of both kinds, as far as the caller may read them. */
  balance: dollars,
})
export type CustomerShortRow = z.infer<typeof customerShortRow>
