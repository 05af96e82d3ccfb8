import { z } from 'zod'
import { stateId, stateShape } from '../lookups/places.ts'
import { isZipOf, typedZip } from '../lookups/zip.ts'
import { id, optionalText, requiredText } from '../shared/fields.ts'
import { phone } from '../shared/phone.ts'

const fields = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  company_name: optionalText(100),
  address: requiredText(200),
  city: requiredText(100),
  state_id: stateId,
  zip: typedZip().pipe(z.string().min(1)),
  phone,
  /** One address of a customer is the default; the first one always is. Only customers of the body shop choose. */
  is_default: z.boolean().default(false),
})

export const addressInput = fields
  // Repeated in the payload; if present, it must match the path.
  .extend({ customerId: id.optional() })
  .superRefine(({ state_id, zip }, context) => {
    if (!isZipOf(state_id, zip)) {
      context.addIssue({ code: 'custom', path: ['zip'], params: { code: 'validate__zip' } })
    }
  })
export type AddressInput = z.output<typeof addressInput>

export const customerAddress = z.object({
  id,
  customer_id: id,
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  address: z.string(),
  city: z.string(),
  state: stateShape.pick({ id: true, name: true, short: true, country_code: true }),
  zip: z.string(),
  phone: z.string(),
  is_default: z.boolean(),
  /** Came from the online shop; set only by its integration. */
  from_ecomm: z.boolean(),
})
export type CustomerAddress = z.infer<typeof customerAddress>
