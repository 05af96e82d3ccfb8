import { z } from 'zod'
import { roles } from '../access/roles.ts'
import { photo } from '../records/photo.ts'
import { email } from '../shared/email.ts'
import { id, phoneExtension, requiredText, timestamp, version } from '../shared/fields.ts'
import { phone, phones } from '../shared/phone.ts'
import { userActions, userStatuses } from './user-rules.ts'

export const roleRef = z.object({ id, name: z.enum(roles.map(role => role.name)) })

/** Phone numbers besides the first. */
export const storedPhones = z.array(z.object({ number: z.string(), extension: z.string().nullable() }))

export const user = z.object({
  id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** E.164; only the first superadmin may have none. */
  phone: z.string().nullable(),
  phone_extension: z.string().nullable(),
  phones: storedPhones,
  status: z.enum(userStatuses),
  role_id: id,
  role: roleRef,
  photo: photo.nullable(),
  last_login: timestamp.nullable(),
  deleted_at: timestamp.nullable(),
  version: z.number().int(),
  hasRelatedOpenOrders: z.boolean(),
  hasRelatedDeletedOrders: z.boolean(),
  action_scopes: z.array(z.enum(userActions)),
})
export type User = z.infer<typeof user>

export const shortUser = z.object({
  id,
  full_name: z.string(),
  status: z.enum(userStatuses),
  role_id: id,
  role: roleRef,
  photo: photo.nullable(),
})
export type ShortUser = z.infer<typeof shortUser>

export const personFields = {
  first_name: requiredText(60),
  last_name: requiredText(60),
  phone,
  phone_extension: phoneExtension,
  phones,
}

const givenRole = z.union(roles.map(role => z.literal(role.id)))

export const newUser = z.object({ ...personFields, email, role_id: givenRole })
export type NewUser = z.infer<typeof newUser>

export const userChange = newUser.extend({ version })
export type UserChange = z.infer<typeof userChange>
