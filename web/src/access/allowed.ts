import type { Permission, Resource } from '#contract/access/permissions.ts'
import type { RoleId } from '#contract/access/roles.ts'
import { isForKeys } from '#contract/online-shop/shop-scopes.ts'
import type { Access, Endpoint } from '#contract/shared/endpoint.ts'

/** Action names by resource, as the profile carries them. */
export type Permissions = Readonly<Record<string, readonly string[]>>

/** A permission, in any of the forms in which a page, a button or a menu item requires it. */
export type Asked = Access | Endpoint

/** Whether a user with these permissions may call the endpoint, or has the permission. */
export function isAllowed(permissions: Permissions, asked: Asked, roleId?: number): boolean {
  const access = typeof asked === 'object' && 'requires' in asked ? asked.requires : asked
  if (access === 'signed-in' || access === 'anyone') return true
  if (access === 'superadmin') return roleId === superadminId
  if (isForKeys(access)) return false
  if (typeof access === 'string') return has(permissions, access)
  return access.some(permission => has(permissions, permission))
}

/** As `contract/src/access/roles.ts` says, without bringing it all along. */
const superadminId = 1 satisfies RoleId

/** A section is a resource: any action on it is enough. */
export const hasSection = (permissions: Permissions, section: Resource): boolean =>
  (permissions[section]?.length ?? 0) > 0

function has(permissions: Permissions, permission: Permission): boolean {
  const [resource, action] = permission.split('.') as [Resource, string]
  return permissions[resource]?.includes(action) ?? false
}
