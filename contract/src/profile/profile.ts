import { z } from 'zod'
import { defaultListView } from '../records/list-views.ts'
import { photo } from '../records/photo.ts'
import { id } from '../shared/fields.ts'
import { language } from '../shared/languages.ts'
import { roleRef, storedPhones } from '../users/user.ts'

export const profile = z.object({
  id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  phone_extension: z.string().nullable(),
  phones: storedPhones,
  role_id: id,
  role: roleRef,
  photo: photo.nullable(),
  language,
  /** A resource without any right is absent. */
  permissions: z.record(z.string(), z.array(z.string())),
  /** The default views of lists that have one. */
  default_views: z.array(defaultListView),
  version: z.number().int(),
})
export type Profile = z.infer<typeof profile>
