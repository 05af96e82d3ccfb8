import type { Permission } from '#contract/access/permissions.ts'
import { type Role, rolePermissions } from '#contract/access/roles.ts'

/**
 * Takes one right from a role for as long as the work lasts. Roles that hold the rights of two resources alike, as
 * those of trucks and of trailers, show in no other way which of them is asked for.
 */
export async function withoutRight<T>(role: Role, right: Permission, work: () => Promise<T>): Promise<T> {
  const held = rolePermissions[role] as Set<Permission>
  if (!held.delete(right)) throw new Error(`${role} has no right ${right}`)
  try {
    return await work()
  } finally {
    held.add(right)
  }
}
