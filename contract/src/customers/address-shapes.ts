import { z } from 'zod'
import { stateById, stateId, stateShape } from '../lookups/places.ts'
import { id, optionalText, requiredText } from '../shared/fields.ts'
import { phone } from '../shared/phone.ts'
import { typedText } from '../shared/text.ts'

/** A ZIP or postal code as it is written: `606011234` -> `60601-1234`, `k1a-0b1` -> `K1A 0B1`. */
export function formatZip(text: string): string {
  const code = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  const [, first, last] = /^(\d{5})(\d{4})$/.exec(code) ?? /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/.exec(code) ?? []
  if (first === undefined) return text
  return /^\d/.test(code) ? `${first}-${last}` : `${first} ${last}`
}

/** A US (12345 or 12345-6789) or Canadian (K1A 0B1) code, depending on the state. */
function isZipOf(state: number, zip: string): boolean {
  const country = stateById(state)?.country_code
  return country === 'ca' ? /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(zip) : /^\d{5}(-\d{4})?$/.test(zip)
}

const fields = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  company_name: optionalText(100),
  address: requiredText(200),
  city: requiredText(100),
  state_id: stateId,
  zip: typedText().min(1).max(20).transform(formatZip).pipe(z.string().max(10)),
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
