import type { Permission } from '#contract/access/permissions.ts'
import { type Role, rolePermissions } from '#contract/access/roles.ts'

/**
 * Removes one right from a role during the call, to tell apart rights that roles have only
 * together, such as those on trucks and trailers.
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
