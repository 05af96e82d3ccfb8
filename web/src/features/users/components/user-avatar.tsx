import type { User } from '#contract/users/user.ts'
import { Avatar } from '#web/records/avatar.tsx'
import { useRoles } from '../use-roles.ts'

/** A user's photo, or the initials on the color of the role. */
export function UserAvatar({
  user,
  side,
}: {
  user: Pick<User, 'full_name' | 'photo' | 'role_id'>
  side?: number
}) {
  const color = useRoles().find(({ id }) => id === user.role_id)?.color
  return <Avatar person={user} color={color} {...(side ? { side } : {})} />
}
