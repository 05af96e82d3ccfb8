import { z } from 'zod'
import { storedPhones } from '../users/user.ts'

const text = z.string()
const stateId = z.number().int().positive().nullable()
const phone = z.string().nullable()

export const company = z.object({
  company_name: text,
  address: text,
  city: text,
  state_id: stateId,
  zip: text,
  /** IANA zone that decides which day it is. */
  timezone: text,
  phone,
  phone_name: text,
  phone_extension: z.string().nullable(),
  phones: storedPhones,
  email: text,
  fax: text,
  website: text,
  billing_phone: phone,
  billing_phone_name: text,
  billing_phone_extension: z.string().nullable(),
  billing_phones: storedPhones,
  billing_email: text,
  billing_payment_details: text,
  billing_terms: text,
  ecommerce_company_name: text,
  ecommerce_address: text,
  ecommerce_city: text,
  ecommerce_state_id: stateId,
  ecommerce_zip: text,
  ecommerce_phone: phone,
  ecommerce_phone_name: text,
  ecommerce_phone_extension: z.string().nullable(),
  ecommerce_phones: storedPhones,
  ecommerce_email: text,
  ecommerce_fax: text,
  ecommerce_website: text,
  version: z.number().int(),
})
export type Company = z.infer<typeof company>
