import { rolePermissions } from '#contract/access/roles.ts'
import type { Access } from '#contract/shared/endpoint.ts'
import type { CurrentUser } from '#server/operation/context.ts'

export function isAllowed(user: CurrentUser, requires: Access): boolean {
  if (requires === 'signed-in' || requires === 'anyone') return true
  const held = rolePermissions[user.role]
  return typeof requires === 'string' ? held.has(requires) : requires.some(permission => held.has(permission))
}
