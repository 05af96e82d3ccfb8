import { rolePermissions } from '#contract/access/roles.ts'
import { isForKeys } from '#contract/online-shop/shop-scopes.ts'
import type { Access } from '#contract/shared/endpoint.ts'
import type { CurrentUser } from '#server/operation/context.ts'

export function isAllowed(user: Pick<CurrentUser, 'role'>, requires: Access): boolean {
  if (requires === 'signed-in' || requires === 'anyone') return true
  if (requires === 'superadmin') return user.role === 'superadmin'
  if (isForKeys(requires)) return false
  const held = rolePermissions[user.role]
  return typeof requires === 'string' ? held.has(requires) : requires.some(permission => held.has(permission))
}
