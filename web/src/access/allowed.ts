import type { Permission, Resource } from '#contract/access/permissions.ts'
import type { RoleId } from '#contract/access/roles.ts'
import { isForKeys } from '#contract/online-shop/shop-scopes.ts'
import type { Access, Endpoint } from '#contract/shared/endpoint.ts'

/** Actions by resource, as in the profile. */
export type Permissions = Readonly<Record<string, readonly string[]>>

/** What a page, button or menu item requires. */
export type Requirement = Access | Endpoint

export function isAllowed(permissions: Permissions, requirement: Requirement, roleId?: number): boolean {
  const access =
    typeof requirement === 'object' && 'requires' in requirement ? requirement.requires : requirement
  if (access === 'signed-in' || access === 'anyone') return true
  if (access === 'superadmin') return roleId === superadminId
  if (isForKeys(access)) return false
  if (typeof access === 'string') return has(permissions, access)
  return access.some(permission => has(permissions, permission))
}

/** The same id as in `contract/src/access/roles.ts`, without loading that module. */
const superadminId = 1 satisfies RoleId

/** Any action on the resource is enough. */
export const hasSection = (permissions: Permissions, section: Resource): boolean =>
  (permissions[section]?.length ?? 0) > 0

function has(permissions: Permissions, permission: Permission): boolean {
  const [resource, action] = permission.split('.') as [Resource, string]
  return permissions[resource]?.includes(action) ?? false
}
