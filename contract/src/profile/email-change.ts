import { z } from 'zod'
import { id } from '../shared/fields.ts'

/** A requested e-mail change: it waits up to 24 hours for the link in the e-mail to be opened. */
export const emailChange = z.object({
  id,
  new_email: z.string(),
  new_email_confirmed: z.boolean(),
  user: z.object({
    id,
    full_name: z.string(),
    /** The address to sign in with until then. */
    email: z.string(),
    phone: z.string().nullable(),
    phone_extension: z.string().nullable(),
    role_id: id,
  }),
})
export type EmailChange = z.infer<typeof emailChange>
