import { z } from 'zod'
import { stateId, stateShape } from '../lookups/places.ts'
import { isZipOf, typedZip } from '../lookups/zip.ts'
import { id, isRecord, optionalText, requiredText } from '../shared/fields.ts'
import { phone } from '../shared/phone.ts'
import { isNamed } from './customer-name.ts'

export const addressFields = z.object({
  first_name: optionalText(100),
  last_name: optionalText(100),
  company_name: optionalText(100),
  address: requiredText(200),
  city: requiredText(100),
  state_id: stateId,
  zip: typedZip().pipe(z.string().min(1)),
  phone,
})

/** Refuses a ZIP code that is not one of the country, once that is known. */
export const isZipOfState = z.refine<{ state_id?: unknown; zip?: unknown }>(
  ({ state_id, zip }) => typeof state_id !== 'number' || !zip || isZipOf(state_id, String(zip)),
  { path: ['zip'], params: { code: 'validate__zip' }, when: isRecord },
)

export const addressInput = addressFields
  .extend({
    /** Exactly one address of a customer is the default, initially the first. Only for customers of the body shop. */
    is_default: z.boolean().default(false),
    // If present, must match the path.
    customerId: id.optional(),
  })
  .check(isNamed, isZipOfState)
export type AddressInput = z.output<typeof addressInput>

export const addressShape = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  address: z.string(),
  city: z.string(),
  state: stateShape.pick({ id: true, name: true, short: true, country_code: true }),
  zip: z.string(),
  phone: z.string(),
})

export const customerAddress = addressShape.extend({
  id,
  customer_id: id,
  is_default: z.boolean(),
  /** Set by the integration of the online shop. */
  from_ecomm: z.boolean(),
})
export type CustomerAddress = z.infer<typeof customerAddress>
