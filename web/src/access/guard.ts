import type { Permission, Resource } from '#contract/access/permissions.ts'
import type { RoleId } from '#contract/access/roles.ts'
import { hasSection, isAllowed, type Permissions } from './allowed.ts'

/** What a page requires of its user; all given conditions must hold. */
export interface Guard {
  /** One permission, or any of several. */
  needs?: Permission | readonly [Permission, ...Permission[]]
  /** Any action on the resource. */
  section?: Resource
  roles?: readonly RoleId[]
}

export function passes(who: { permissions: Permissions; role_id: number }, guard: Guard): boolean {
  if (guard.needs && !isAllowed(who.permissions, guard.needs)) return false
  if (guard.section && !hasSection(who.permissions, guard.section)) return false
  return !guard.roles || guard.roles.some(role => role === who.role_id)
}
