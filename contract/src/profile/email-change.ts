import { z } from 'zod'
import { id } from '../shared/fields.ts'

/** Pending for up to 24 hours until the e-mailed link is opened. */
export const emailChange = z.object({
  id,
  new_email: z.string(),
  new_email_confirmed: z.boolean(),
  user: z.object({
    id,
    full_name: z.string(),
    /** The current address, valid until then. */
    email: z.string(),
    phone: z.string().nullable(),
    phone_extension: z.string().nullable(),
    role_id: id,
  }),
})
export type EmailChange = z.infer<typeof emailChange>
